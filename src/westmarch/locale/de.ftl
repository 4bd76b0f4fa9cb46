# Words of the house, for every game and client.

done = fertig
chance = Zufall
no-one = niemand
