# Words of the house, for every game and client.

done = done
chance = chance
no-one = no one
