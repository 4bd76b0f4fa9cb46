# Words of the house, for every game and client.

done = готово
chance = случай
no-one = никто
