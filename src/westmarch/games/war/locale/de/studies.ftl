# War of the Ring: positions to play. The title, and what it is about.

study-helms_deep = Helms Klamm
    .text = Saruman hat fast alles gegen die Hornburg geschickt. Drinnen stehen die Männer der Mark mit Streicher, Legolas und Gimli; Gandalf sammelt Reiter in der Folde, zwei Hobbits sind in Fangorn. Der Schatten ist am Zug: die Mauern stürmen oder aushungern, solange die Ents noch schlafen?
study-minas_tirith = Die Belagerung von Minas Tirith
    .text = Der Hexenkönig liegt mit Grond vor dem Tor. Rohan ist bis in die Folde gekommen, Streicher steht am Stein von Erech, und die Ringträger sind dem Schwarzen Tor nahe. Die Freien Völker sind am Zug: zum Pelennor reiten oder Zeit für Frodo gewinnen?
study-mordor_track = Die letzten Schritte
    .text = Zwei Schritte der Mordorleiste sind getan, drei fehlen, und die Verderbnis steht bei neun von zwölf. Der Schatten hat acht Siegpunkte und braucht zehn. Die Freien Völker sind am Zug: Jeder Würfel ist ein Schritt oder ein Atemzug.
study-moria = Das Tor von Moria
    .text = Die ganze Gemeinschaft steht in Hulsten. Durch Moria ist es kürzer, doch der Balrog wartet auf jeden, der hindurchzieht, und Orks halten beide Ausgänge. Die Freien Völker sind am Zug: ins Dunkel, über die Berge, oder ist es Zeit, dass einige gehen?
study-pelargir = Aragorn in Pelargir
    .text = Der König ist mit Legolas und Gimli nach Pelargir gekommen. Die Flotte von Umbar ist bereit, die Haradrim stehen jenseits des Flusses, und von Osgiliath her blickt Mordor auf Minas Tirith. Der Schatten ist am Zug: den König treffen, ehe er marschiert, oder die Stadt, solange er fern ist?
study-hornburg = Die Hornburg hält
    .text = Eine erste Partie für die Freien Völker. Sarumans Heer liegt vor Helms Klamm und hat an den Mauern geblutet; Gandalf steht mit den Reitern der Mark in der Folde, nah genug, um die Belagerung zu brechen. Du bist am Zug: Drei Runden zeigen, wie Heere, Jagd und Gefährten zusammenhängen.

how-1 = Beide Seiten werfen ihre Aktionswürfel; was sie zeigen, das darf man tun.
how-2 = Die Freien Völker gewinnen, wenn der Ring den Schicksalsberg erreicht, der Schatten, wenn er den Ringträger verdirbt.
how-3 = Beide können auch gewinnen, indem sie genug Städte und Festungen der anderen Seite nehmen.
