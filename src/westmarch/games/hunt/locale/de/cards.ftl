# Karten: Die Texte sind unsere eigenen.

ally-A1-01 = Tom Bombadil
    .needs = Spielen, wenn Frodos letzter Ort in III·B oder III·C liegt.
    .event = Bewege Frodo am Tag ein weiteres Mal oder in dieser Nacht ohne Verderben.

ally-A1-02 = Eine Abkürzung zu den Pilzen
    .needs = Am Tag spielen.
    .event = Bewege Frodo ein weiteres Mal; dieser Zug ist ein Punkt.

ally-A1-03 = Eine Abkürzung zu den Pilzen
    .needs = Am Tag spielen.
    .event = Bewege Frodo ein weiteres Mal; dieser Zug ist ein Punkt.

ally-A1-04 = Bauer Maggot
    .event = Lege ein Verbündetenplättchen nach 41 oder an einen damit verbundenen Ort. Dann bewege einen Nazgûl in II·D bis zu zwei Schritte.

ally-A1-05 = Greif, Fang und Wolf
    .needs = Außerhalb des Zuges.
    .event = Wenn ein Nazgûl in II·C oder II·D sucht oder jagt, verhindere diese Aktion.

ally-A1-06 = Gildor Inglorion
    .event = Lege ein Verbündetenplättchen an einen Ort in II·A oder II·C, dann ziehe eine Verbündetenkarte.

ally-A1-07 = Das Lied an Elbereth
    .needs = Außerhalb des Zuges, für ein Gemeinschaftsplättchen.
    .event = Wenn ein Nazgûl jagt, verhindere diese Aktion.

ally-A1-08 = Das Lied an Elbereth
    .needs = Außerhalb des Zuges, für ein Gemeinschaftsplättchen.
    .event = Wenn ein Nazgûl jagt, verhindere diese Aktion.

ally-A1-09 = Unter den Wurzeln
    .needs = Außerhalb des Zuges.
    .event = Wenn ein Nazgûl sucht, verhindere diese Aktion.

ally-A1-10 = Hobbitfüße
    .needs = Außerhalb des Zuges.
    .event = Wenn eine Zone gewittert wird, verhindere es, sobald sie genannt ist.

ally-A1-11 = Hobbitfüße
    .needs = Außerhalb des Zuges.
    .event = Wenn eine Zone gewittert wird, verhindere es, sobald sie genannt ist.

ally-A1-12 = Eine aufgedeckte Verschwörung
    .event = Merry schließt sich an; oder erhalte ein Gemeinschaftsplättchen und ziehe eine Verbündetenkarte.

ally-A1-13 = Fredegar Bolger
    .event = Lege ein Verbündetenplättchen nach 44 und ein weiteres an einen anderen Ort in III·B.

ally-A1-14 = Landbüttel auf der Straße
    .event = Lege zwei Verbündetenplättchen an Orte an einer Straße, beide in einem Abschnitt.

ally-A1-15 = Gerede im Grünen Drachen
    .event = Der führende Ringgeist verliert eine zufällige Zauberkarte; oder ziehe zwei Verbündetenkarten und behalte eine.

ally-A1-16 = Die knappe Antwort des Ohm
    .needs = Außerhalb des Zuges, für ein Gemeinschaftsplättchen.
    .event = Wenn du ein Hinweisplättchen zeigen müsstest, behalte es; ab der nächsten Phase kann es wieder gefunden werden.

ally-A1-17 = Der Hornruf von Bockland
    .event = Bewege jeden Nazgûl in III·A oder III·B bis zu einen Schritt.

ally-A1-18 = Die Fähre ist los
    .needs = Spielen, wenn Frodos letzter Ort in II·D oder III·B liegt.
    .event = Bis zum Ende der Phase können diese Zonen nicht gewittert werden, und Nazgûl darin gehen höchstens einen Schritt.

ally-A1-19 = Nebel vom Fluss
    .event = Wähle eine Zone in Abschnitt II oder III: Bis zur Erneuerung kann sie nicht gewittert werden.

ally-A1-20 = Nachbarn und Vettern
    .event = Bewege bis zu drei Verbündetenplättchen, jedes bis zu zweimal an einen verbundenen Ort.

ally-A1-21 = Ein Wanderlied
    .needs = Nachts spielen, wenn Frodo rastet.
    .event = Erhalte ein Gemeinschaftsplättchen und ziehe eine Verbündetenkarte.

ally-A1-22 = Betten und Bäder
    .needs = Nachts spielen, wenn Frodo rastet und sein letzter Ort ein Verbündetenort ist.
    .event = Senke das Verderben um 1.

ally-A2-01 = Waldläuferkunst
    .needs = Außerhalb des Zuges.
    .event = Wenn ein Nazgûl sucht, verhindere diese Aktion.

ally-A2-02 = Waldläuferkunst
    .needs = Außerhalb des Zuges.
    .event = Wenn ein Nazgûl sucht, verhindere diese Aktion.

ally-A2-03 = Athelas
    .event = Senke das Verderben um 1, oder um 2, wenn Streichers Karte offen liegt.

ally-A2-04 = Glorfindel
    .needs = Spielen, wenn Frodos letzter Ort in Abschnitt VI liegt.
    .event = Lege ein Verbündetenplättchen in Abschnitt VI, dann bewege jeden angrenzenden Nazgûl bis zu zwei Schritte.

ally-A2-05 = Asfaloth
    .needs = Spielen, wenn Frodos letzter Ort in Abschnitt V oder VI liegt.
    .event = Bewege Frodo am Tag ein weiteres Mal oder in dieser Nacht ohne Verderben.

ally-A2-06 = Lutz das Pony
    .event = Erhalte ein Gemeinschaftsplättchen; oder ziehe zwei Verbündetenkarten.

ally-A2-07 = Gerstenmann Butterblume
    .event = Lege ein Verbündetenplättchen nach IV·B und ziehe eine Verbündetenkarte.

ally-A2-08 = Kunz hält Wache
    .needs = Außerhalb des Zuges.
    .event = Wenn ein Nazgûl in Abschnitt IV eine Zauberkarte spielt, verhindere ihre Wirkung.

ally-A2-09 = Brennende Äste
    .needs = Außerhalb des Zuges.
    .event = Nachdem in einer Begegnung Plättchen gezogen sind, lege eines zurück und ziehe ein anderes.

ally-A2-10 = O Elbereth! Gilthoniel!
    .needs = Außerhalb des Zuges, für ein Gemeinschaftsplättchen.
    .event = Wenn ein Nazgûl jagt, verhindere diese Aktion.

ally-A2-11 = Blitze auf dem Hügel
    .needs = Spielen, wenn Gandalf verborgen ist und sein letzter Ort in Abschnitt IV oder V liegt.
    .event = Bewege bis zu zwei Nazgûl dieses Abschnitts je einen Schritt und lege einen gewöhnlichen Würfel ab.

ally-A2-12 = Die Eile des Zauberers
    .event = Gandalf macht jetzt einen weiteren Zug.

ally-A2-13 = Die Eile des Zauberers
    .event = Gandalf macht jetzt einen weiteren Zug.

ally-A2-14 = Waldläufer des Nordens
    .event = Lege zwei Verbündetenplättchen an zwei Orte eines Abschnitts.

ally-A2-15 = Elronds Söhne
    .event = Lege ein Verbündetenplättchen in Abschnitt V oder VI, dann bewege bis zu zwei Plättchen an je einen verbundenen Ort.

ally-A2-16 = Augen der Adler
    .event = Sieh die Zauberkarten eines Ringgeistes an und lege eine davon ab.

ally-A2-17 = Nebel der Mückenwasser
    .event = Wähle eine Zone in Abschnitt IV oder V: Bis zur Erneuerung kann sie nicht gewittert werden.

ally-A2-18 = Falsche Fährte
    .needs = Spielen, wenn ein Spurenplättchen auf dem Plan liegt.
    .event = Entferne ein oder zwei Spurenplättchen: Bis zur Erneuerung ist in ihren Zonen Witterung verwehrt.

ally-A2-19 = Gil-galads Fall
    .needs = Nachts spielen, wenn Frodo rastet.
    .event = Erhalte ein Gemeinschaftsplättchen und ziehe eine Verbündetenkarte.

ally-A2-20 = Elronds Voraussicht
    .needs = Außerhalb des Zuges.
    .event = Beim Richtungswechsel ziehe eine Reisekarte mehr und behalte eine.

ally-A2-21 = Klingen von Westernis
    .needs = Außerhalb des Zuges, für ein Gemeinschaftsplättchen.
    .event = Ziehe in dieser Begegnung ein Verderbensplättchen weniger, mindestens aber eines.

ally-A2-22 = Die Flut des Bruinen
    .needs = Spielen, wenn Frodos letzter Ort in Abschnitt VI liegt.
    .event = Bewege jeden Nazgûl in VI·B oder VI·C bis zu zwei Schritte.

sorcery-S-01 = Anführer der Neun
    .event = Jeder Nazgûl darf einen Schritt gehen; oder, in Teil 2, der Herr der Nazgûl ersetzt den aktiven.

sorcery-S-02 = Anführer der Neun
    .event = Jeder Nazgûl darf einen Schritt gehen; oder, in Teil 2, der Herr der Nazgûl ersetzt den aktiven.

sorcery-S-03 = Anführer der Neun
    .event = Jeder Nazgûl darf einen Schritt gehen; oder, in Teil 2, der Herr der Nazgûl ersetzt den aktiven.

sorcery-S-04 = Furcht vor den Untoten
    .needs = Spielen, wenn der aktive Nazgûl an einem dunklen Ort steht.
    .event = Diese Karte liegt an der Verderbensleiste und zählt in beiden Teilen als Auge.

sorcery-S-05 = Das Morgulmesser
    .needs = Spielen, wenn ein Spurenplättchen auf dem Plan liegt.
    .event = Lege das erste besondere Plättchen in den Jagdvorrat.

sorcery-S-06 = Der Schwarze Anhauch
    .needs = Spielen, wenn der aktive Nazgûl an einem Verbündetenort steht.
    .event = Lege das zweite besondere Plättchen in den Jagdvorrat.

sorcery-S-07 = Schwarze Späher der Luft
    .event = Suche an einem Ort höchstens drei Schritte vom aktiven Nazgûl.

sorcery-S-08 = Schwarze Späher der Luft
    .event = Suche an einem Ort höchstens drei Schritte vom aktiven Nazgûl.

sorcery-S-09 = Lutz Farnings Augen
    .event = Wittere eine beliebige Zone im Abschnitt von Bree (III in Teil 1, IV in Teil 2).

sorcery-S-10 = Witternd in der Luft
    .needs = Spielen, wenn der aktive Nazgûl an einem Ort steht.
    .event = Es wird gesagt, ob Frodos letzter Ort höchstens drei Schritte entfernt ist.

sorcery-S-11 = Witternd in der Luft
    .needs = Spielen, wenn der aktive Nazgûl an einem Ort steht.
    .event = Es wird gesagt, ob Frodos letzter Ort höchstens drei Schritte entfernt ist.

sorcery-S-12 = Hufe in der Nacht
    .event = Bewege den aktiven Nazgûl bis zu drei Schritte auf beliebigen Wegen; dann darf er suchen.

sorcery-S-13 = Der lange Schrei
    .event = Bewege einen anderen Nazgûl bis zu zwei Schritte; oder entferne ein Verbündetenplättchen höchstens zwei Schritte vom aktiven.

sorcery-S-14 = Der lange Schrei
    .event = Bewege einen anderen Nazgûl bis zu zwei Schritte; oder entferne ein Verbündetenplättchen höchstens zwei Schritte vom aktiven.

sorcery-S-15 = Grauenvolle Nähe
    .event = Es wird gesagt, ob Frodos letzter Ort in der Zone des aktiven Nazgûl liegt; wenn ja, steigt das Verderben um 1.

sorcery-S-16 = Der Ring ruft
    .event = Es wird gesagt, ob Frodo in der Wildnis ist: Wenn ja, steigt das Verderben um 1; wenn nicht, wittere den Abschnitt des aktiven Nazgûl.

sorcery-S-17 = Der Gesang des Grabunholds
    .needs = Spielen, wenn der aktive Nazgûl an einem dunklen Ort steht.
    .event = Jage an einem beliebigen dunklen Ort oder an einem angrenzenden.

sorcery-S-18 = Gedungene Strolche
    .event = Jage an einem Verbündetenort im Abschnitt des aktiven Nazgûl; oder entferne dort ein Verbündetenplättchen.

sorcery-S-19 = Gedungene Strolche
    .event = Jage an einem Verbündetenort im Abschnitt des aktiven Nazgûl; oder entferne dort ein Verbündetenplättchen.

sorcery-S-20 = Schatten der Furcht
    .event = Der Ringträger legt eine Verbündetenkarte ab und spielt bis zum Ende der Phase keine außerhalb seines Zuges.

sorcery-S-21 = Der Wille von Barad-dûr
    .event = Wirf bis zu zwei benutzte gewöhnliche Würfel und lege sie zurück; Schatten geben kein Gemeinschaftsplättchen.

sorcery-S-22 = Schlaflose Bosheit
    .event = Der Ringträger legt ein Gemeinschaftsplättchen zurück; oder ziehe zwei Zauberkarten; oder, in Teil 2, keine Gefährtenkarte darf in einer Begegnung dieser Phase umgedreht werden.
