# Words of the house, for every game and client.

done = fertig
chance = Zufall
no-one = niemand

## What can be wrong

error-unknown_answer = „{ $answer }“ ist in diesem Spiel keine Antwort.
error-illegal_answer = „{ NAME($answer) }“ geht hier nicht. Möglich: { $offered }.
error-match_over = Die Partie ist zu Ende.
error-unknown_game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
error-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
error-bad_option = „{ $name } = { $value }“ geht nicht; möglich: { $allowed }.
error-record = Aufzeichnung { $where }: { $reason }.
error-record-unreadable = { $where } lässt sich nicht lesen: { $cause }.
error-record-unwritable = { $where } lässt sich nicht schreiben: { $cause }.
error-record-folder = { $where } lässt sich nicht schreiben: Das ist ein Ordner.
error-record-occupied = { $where } lässt sich nicht schreiben: Dort liegt eine andere Datei.
error-record-foreign = { $where } ist keine Westmarch-Aufzeichnung.
error-record-newer = { $where } stammt von einem neueren Westmarch. Zum Lesen bitte aktualisieren.
error-record-truncated = { $where } bricht ab: Die letzte Zeile fehlt.
error-record-damaged = { $where } ist beschädigt und nicht mehr so, wie es geschrieben wurde.
error-record-unplayable = Diese Aufzeichnung lässt sich nicht spielen: Zeile { $entry } passt nicht zu den Regeln.
error-record-other_rules = Diese Aufzeichnung entstand mit einer anderen Fassung der Regeln.
error-record-other_content = Diese Aufzeichnung entstand mit anderen Tabellen. Gib deren Ordner mit --content an.
error-record-by_hand = In dieser Partie wurden die Würfel von Hand eingegeben; es gibt nichts zu prüfen.
error-record-sealed = Diese Aufzeichnung enthält den Startwert nicht; er wird nach dem Ende der Partie gezeigt.
error-record-other_seed = Der Startwert in dieser Aufzeichnung ist nicht der vor der Partie hinterlegte.
error-record-rolls_missing = Am Ende der Aufzeichnung fehlen Würfe.
error-record-other_result = Die Partie endete nicht so, wie es in der Aufzeichnung steht.
error-record-wrong_roll = Der Wurf in Zeile { $entry } stammt nicht aus dem Startwert.
error-content = { $line ->
    [0] Tabelle { $file }: { $reason }.
   *[other] Tabelle { $file }, Zeile { $line }: { $reason }.
}
error-position = Diese Stellung ist unmöglich: { $reason }.
error-unknown_language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
error-missing_command = Der Befehl „{ $command }“ gehört nicht zu dieser Installation.
error-bad_seat = „{ $seat }“ kann nicht am Tisch sitzen. Möglich: { $known }.
error-seats_players = { $seats ->
    [one] Ein Platz ist genannt, es spielen aber { $players }.
   *[other] { $seats } Plätze sind genannt, es spielen aber { $players }.
}
error-bad_file = { $file } ist nicht brauchbar: { $reason }.
error-scenario_options = Ein Szenario bringt seine Einstellungen mit; --option passt nicht dazu.
error-nothing_to_resume = Es gibt keine angefangene Partie.
error-sealed_record = { $path } wurde ohne Startwert weitergegeben: ansehen geht, weiterspielen nicht.
error-unknown_input = „{ $input }“ verstehe ich nicht. Bitte eine Zahl von 1 bis { $last }, einen Namen oder hilfe.
error-no_such_number = Möglichkeit { $number } gibt es nicht, nur 1 bis { $last }.
error-ambiguous_input = „{ $input }“ ist mehrdeutig: { $options }.
error-none_played = Nichts wurde gespielt: Nach { $before } geht „{ $answer }“ nicht. Dann möglich: { $offered }.
error-cut_short = Nichts wurde gespielt: Nach „{ $answer }“ fallen Würfel oder jemand anders ist dran. Bitte den Rest erst danach eingeben.
error-undo_nothing = Es gibt noch nichts zurückzunehmen.
error-undo_dice = Das lässt sich nicht zurücknehmen: Seither sind Würfel gefallen.
error-undo_others = Das lässt sich nicht zurücknehmen: Seither hat jemand anders geantwortet.
error-undo_news = Das lässt sich nicht zurücknehmen: Seither wurde etwas Neues aufgedeckt.
error-hint_dice = Den Würfeln kann niemand raten.
error-save_where = Diese Partie wird nicht von selbst aufgehoben; bitte eine Datei nennen: save DATEI.
error-no_such_section = Den Abschnitt „{ $section }“ gibt es nicht: alle, oder eine Zahl von 1 bis { $last }.

## At the table

cli-player = Spieler { $seat }
cli-player-as = Spieler { $seat } ({ $who })
cli-human = Mensch
cli-asked = Spieler { $seat } – { $question }
cli-curtain = Bitte den Bildschirm an Spieler { $seat } geben; dann Enter drücken.
cli-thinking = Spieler { $seat } ({ $bot }) denkt nach …
cli-die = ({ $number } von { $dice })
cli-taken-back = Zurückgenommen: { $answer }.
cli-saved = Gespeichert: { $path }
cli-not-kept = Diese Partie kann nicht aufgehoben werden ({ $reason }); sie geht trotzdem weiter. „save DATEI“ speichert anderswo.
cli-kept = Aufgehoben: { $path }. Weiter mit:
cli-left = Auf Wiedersehen. Diese Partie wurde nicht aufgehoben.
cli-legend = Zeichen: { $signs }
cli-sections = Abschnitte: { $titles }. Eingabe: regeln 1 … regeln { $last }, oder regeln alle.

cli-help-short = Befehle: hilfe.
cli-help-answer = Antworten mit Nummer, Namen oder dem grauen Wort. Enter nimmt die einzige Möglichkeit oder zeigt den Tisch noch einmal.
cli-help-several = Mehrere Antworten auf einmal, etwa „1 3 fertig“: alle werden gespielt oder keine.
cli-help-undo = die eigene letzte Antwort zurücknehmen
cli-help-hint = was ein starker Bot täte, mit seiner Einschätzung jeder Möglichkeit
cli-help-rules = die Regeln zu dieser Frage; regeln alle: alles
cli-help-log = alles, was geschehen ist
cli-help-position = die Stellung als Daten
cli-help-save = eine Kopie speichern: save DATEI
cli-help-lang = andere Sprache: lang en, lang ru, lang de
cli-help-help = diese Hilfe
cli-help-quit = gehen; die Partie wird aufgehoben

cli-words-undo = zurück
cli-words-hint = tipp
cli-words-rules = regeln
cli-words-all = alle alles
cli-words-log = verlauf
cli-words-position = stellung
cli-words-save = speichern
cli-words-lang = sprache
cli-words-help = hilfe ?
cli-words-quit = ende q
cli-words-yes = j ja
cli-words-no = n nein

cli-hint-thinking = Ich denke nach …
cli-hint = Am besten: { $option }. Siegchancen nach { $n ->
    [one] einer vorgestellten Partie
   *[other] { $n } vorgestellten Partien
}:
cli-hint-only = Es gibt nur eine Möglichkeit: { $option }.

## Beginning and end

cli-committed = Würfel-Hash: { $hash }
cli-reconstructed = Rekonstruiert, unbestätigt: { $tables }.
cli-resumed = Es geht weiter nach { $answers ->
    [one] einem Eintrag
   *[other] { $answers } Einträgen
}: { $path }
cli-saved-match = { $title } ({ $seats }), { $when }
cli-waiting = Eine angefangene Partie wartet: { $match }. Weiterspielen: westmarch play --resume
cli-offer = Eine angefangene Partie wartet: { $match }.
cli-offer-ask = Weiterspielen? [J/n]
cli-won = { $n ->
    [one] Es gewinnt { $winners }: { $reason }.
   *[other] Es gewinnen { $winners }: { $reason }.
}
cli-nobody-won = Niemand hat gewonnen: { $reason }.
cli-seed = Der Startwert der Würfel war { $seed }
cli-record = Aufzeichnung: { $path }
cli-unfinished = nicht zu Ende

## Lists, replays and proofs

cli-games-players = Spieler
cli-games-bots = Bots
cli-games-reconstructed = Rekonstruiert
cli-games-nothing = nichts
cli-games-default = (sonst { $value })
cli-matches = Partien in { $folder }:
cli-no-matches = In { $folder } ist noch keine Partie aufgehoben.
cli-unreadable = nicht lesbar: { $reason }
cli-step-ask = Eintrag { $entry } von { $last } [Enter, p, g N, q]>
cli-step-end = Hier endet die Aufzeichnung.
cli-step-help = Enter oder n: weiter; p: zurück; g N: zu Eintrag N; q: Ende.
cli-verified = { $file }: bewiesen.
cli-verified-commitment = Hash: SHA-256 { $hash }
cli-verified-seed = Startwert: { $seed }
cli-verified-later = wird am Ende der Partie gezeigt
cli-verified-dice = Jeder Wurf kommt aus diesem Startwert: { $rolls ->
    [one] ein Wurf
   *[other] { $rolls } Würfe
}, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}.
