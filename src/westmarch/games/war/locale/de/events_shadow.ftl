# Der Ringkrieg: was die Karten des Schattens erzählen.

event-card-roll = Gewürfelt: { $dice } (nötig { $need }). { $n ->
        [0] Keiner zählt.
        [one] Einer zählt.
       *[other] { $n } zählen.
    }
event-card-tile_waits = Ein Plättchen wartet auf die Mordorleiste: { NAME($tile) }.
event-card-tile_joins = Ein Plättchen kommt in den Jagdvorrat: { NAME($tile) }.
event-card-weather = Das Wetter treibt die Ringträger { NAME($region, case: "to") }.
event-card-lidless_eye = Ein Schattenwürfel ({ NAME($die) }) zeigt nun das Auge; Schattenwürfel im Jagdfeld: { $total }.
event-card-no_dawn = { $n ->
        [0] Kein unbenutzter Würfel der Freien Völker zeigt den Willen des Westens.
        [one] Ein Würfel der Freien Völker mit dem Willen des Westens ist für diesen Zug verloren.
       *[other] { $n } Würfel der Freien Völker mit dem Willen des Westens sind für diesen Zug verloren.
    }
