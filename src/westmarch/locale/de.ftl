# Words of the house, for every game and client.

done = fertig
chance = Zufall
no-one = niemand

## What can be wrong

error-unknown_answer = „{ $answer }“ ist in diesem Spiel keine Antwort.
error-illegal_answer = „{ NAME($answer) }“ geht hier nicht. Möglich: { $offered }.
error-match_over = Die Partie ist zu Ende.
error-unknown_game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
error-broken_game = Das Spiel „{ $game }“ aus dem Paket „{ $package }“ ist nicht zu gebrauchen: { $reason }
error-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
error-bad_option = „{ $name } = { $value }“ geht nicht; möglich: { $allowed }.
error-record = { $where ->
    [record] Aufzeichnung
   *[other] Aufzeichnung { $where }
}: { $reason }.
error-record-unreadable = { $where } lässt sich nicht lesen: { $cause }.
error-record-unwritable = { $where } lässt sich nicht schreiben: { $cause }.
error-record-folder = { $where } lässt sich nicht schreiben: Das ist ein Ordner.
error-record-occupied = { $where } lässt sich nicht schreiben: Dort liegt eine andere Datei.
error-record-foreign = { $where ->
    [record] Diese Datei
   *[other] { $where }
} ist keine Westmarch-Aufzeichnung.
error-record-newer = { $where ->
    [record] Diese Aufzeichnung
   *[other] { $where }
} stammt von einem neueren Westmarch. Zum Lesen bitte aktualisieren.
error-record-truncated = { $where ->
    [record] Diese Aufzeichnung
   *[other] { $where }
} bricht ab: Die letzte Zeile fehlt.
error-record-damaged = { $where ->
    [record] Diese Datei
   *[other] { $where }
} ist beschädigt und nicht mehr so, wie sie geschrieben wurde.
error-record-unplayable = Diese Aufzeichnung lässt sich nicht spielen: Zeile { $entry } passt nicht zu den Regeln.
error-record-other_rules = Diese Aufzeichnung entstand mit einer anderen Fassung der Regeln.
error-record-other_content = Diese Aufzeichnung entstand mit anderen Tabellen. Gib deren Ordner mit --content an.
error-record-by_hand = In dieser Partie wurden die Würfel von Hand eingegeben; es gibt nichts zu prüfen.
error-record-sealed = Diese Aufzeichnung enthält den Startwert nicht; er wird nach dem Ende der Partie gezeigt.
error-record-other_seed = Der Startwert in dieser Aufzeichnung ist nicht der vor der Partie hinterlegte.
error-record-rolls_missing = Am Ende der Aufzeichnung fehlen Würfe.
error-record-other_result = Die Partie endete nicht so, wie es in der Aufzeichnung steht.
error-record-wrong_roll = Der Wurf in Zeile { $entry } stammt nicht aus dem Startwert.
error-letter = Das ist kein Brief: { $reason }.
error-letter-foreign = Diese Datei ist kein Brief.
error-letter-newer = Dieser Brief stammt von einem neueren Westmarch. Bring dieses auf den neuesten Stand, um ihn zu lesen.
error-letter-altered = Dieser Brief wurde geändert, nachdem er versiegelt war.
error-letter-other_seal = Diesen Brief hat ein Server versiegelt; nur er kann ihn öffnen.
error-letter-other_game = Dieser Brief gehört zu einem anderen Spiel: { $game }.
error-letter-none = Das ist eine Partie eines Spiels, in dem es keine Briefe gibt.
error-letter-unfinished = Noch gibt es keinen Brief: Teil 1 ist nicht zu Ende.
error-letter-part_two = Nur ein allein gespielter Teil 1 hinterlässt einen Brief; dies ist eine Partie von Teil 2 oder von beiden Teilen.
error-letter-fallen = Frodo ist in Teil 1 gefallen: Es gibt weder einen Brief noch einen Teil 2.
error-letter_options = Ein Brief bringt seine Stellung und Einstellungen mit; --option, --scenario und --study passen nicht dazu.
error-letter_secret = Die Zauberkarten der Ringgeister gehen in Teil 2 weiter: Bis dahin ist das nur für sie.
error-content = { $line ->
    [0] Tabelle { $file }: { $reason }.
   *[other] Tabelle { $file }, Zeile { $line }: { $reason }.
}
error-position = Diese Stellung ist unmöglich: { $reason }.
error-unwritable_position = Mitten in einer Regel lässt sich keine Stellung aufschreiben; die letzte, die sich aufschreiben lässt, liegt { $back ->
    [one] einen Eintrag
   *[other] { $back } Einträge
} zurück.
error-unknown_language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
error-missing_command = Der Befehl „{ $command }“ gehört nicht zu dieser Installation.
error-missing_extra = Dazu fehlt das Paket „{ $package }“. Installiere es mit: pip install "westmarch[{ $extra }]"
error-old_extra = Das Paket „{ $package }“ ist dafür zu alt: Ihm fehlt „{ $module }“. Erneuere es mit: pip install --upgrade "westmarch[{ $extra }]"
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
error-no_such_number = Möglichkeit { $number } gibt es nicht, nur { $first } bis { $last }.
error-ambiguous_input = „{ $input }“ ist mehrdeutig: { $options }.
error-none_played = Nichts wurde gespielt: Nach { $before } geht „{ $answer }“ nicht. Dann möglich: { $offered }.
error-cut_short = Nichts wurde gespielt: Nach „{ $answer }“ fallen Würfel oder jemand anders ist dran. Bitte den Rest erst danach eingeben.
error-undo_nothing = Es gibt noch nichts zurückzunehmen.
error-undo_dice = Das lässt sich nicht zurücknehmen: Seither sind Würfel gefallen.
error-undo_others = Das lässt sich nicht zurücknehmen: Seither hat jemand anders geantwortet.
error-undo_news = Das lässt sich nicht zurücknehmen: Seither wurde etwas Neues aufgedeckt.
error-bot_failed = Der Bot auf Platz { $seat } kann nicht antworten, und auch kein anderer. Die Partie liegt in { $path }.
error-hint_dice = Den Würfeln kann niemand raten.
error-save_where = Diese Partie wird nicht von selbst aufgehoben; bitte eine Datei nennen: save DATEI.
error-no_such_section = Den Abschnitt „{ $section }“ gibt es nicht: alle, oder eine Zahl von 1 bis { $last }.
error-why_what = Sag, was du meinst: warum, dann etwas auf dem Tisch, etwa „{ $example }“.
error-illegal_here = „{ $answer }“ geht hier nicht. { $why }
error-unknown_thing = Nichts heißt „{ $input }“.
error-what_what = Sag, was du meinst: etwas auf dem Tisch, etwa „{ $example }“.
error-no_map = Dieses Spiel hat keine Landkarte.
error-no_cards = Dieses Spiel hat keine Karten.
error-no_way = Von dort führt kein Weg dorthin.
error-path_ends = Nenne zwei Orte: weg, dann von wo, dann wohin.
error-no_such_turn = Den Zug „{ $turn }“ gibt es nicht: eine Zahl von 1 bis { $last }.
error-unknown_study = Die Studie „{ $study }“ gibt es nicht. Es gibt: { $known }.
error-study_scenario = Eine Studie und ein Szenario gehen nicht zusammen.
error-no_lesson = Für { $game } gibt es noch keine Lektion.
error-study_lesson = --learn wählt seine eigene Studie.

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
cli-why-can = Das kann jetzt gewählt werden: { $option }.
cli-page = Seite { $page } von { $pages }, zusammen { $last } Möglichkeiten. Weiter mit mehr, oder mit einem Namen.
cli-more = … { $n ->
    [one] noch eine Zeile
   *[other] noch { $n } Zeilen
}. Weiter mit mehr.
cli-earlier = … { $n ->
    [one] eine Zeile davor
   *[other] { $n } Zeilen davor
}. Weiter mit mehr, oder verlauf und ein Zug.
cli-story-cut = … (ganz: zuletzt)
cli-map-can = kann jetzt gewählt werden
cli-near = Nachbarn:
cli-far = So viele Schritte: { $places }.
cli-path = { $n ->
    [0] Du bist dort
    [one] Ein Schritt
   *[other] { $n } Schritte
}: { $places }
cli-nowhere = Nicht auf dem Tisch: { $thing }.
cli-no-hand = Du hast keine Karten auf der Hand.
cli-no-news = Noch ist nichts geschehen.
cli-what-can = Kann jetzt gewählt werden: { $number }.
cli-part-needs = Bedingung:
cli-part-event = Ereignis:
cli-part-discard = Verlässt den Tisch:
cli-part-text = Wirkung:
cli-games-studies = Studien
cli-studies = Stellungen zum Spielen, mit westmarch play { $game } --study NAME:
cli-no-studies = Zu diesem Spiel gibt es keine Studien.

cli-help-short = Befehle: hilfe.
cli-help-answer = Antworten mit Nummer, Namen oder dem genauen Wort (region:moria, done). Enter nimmt die einzige Möglichkeit oder zeigt den Tisch noch einmal.
cli-help-several = Mehrere Antworten auf einmal, etwa „1 3 fertig“: alle werden gespielt oder keine.
cli-help-undo = die eigene letzte Antwort zurücknehmen
cli-help-hint = was ein starker Bot täte, mit seiner Einschätzung jeder Möglichkeit
cli-help-table = der ganze Tisch
cli-help-map = die Landkarte; landkarte Edoras: ein Ort und seine Nachbarn
cli-help-what = was etwas ist: was Edoras, was Streicher
cli-help-where = wo etwas ist: wo Nazgûl
cli-help-path = der kürzeste Weg: weg Edoras Minas Tirith
cli-help-hand = deine Karten im Wortlaut
cli-help-card = eine Karte im Wortlaut: karte Athelas
cli-help-last = was seit deiner letzten Antwort geschehen ist
cli-help-more = die nächste Seite
cli-help-rules = die Regeln zu dieser Frage; regeln alle: alles
cli-help-log = alles, was geschehen ist; verlauf 3: der dritte Zug
cli-help-position = die Stellung als Daten
cli-position-earlier = Mitten in einer Regel: Dies ist die Stellung vor { $n ->
    [one] einem Eintrag
   *[other] { $n } Einträgen
}, die letzte, die sich aufschreiben lässt.
cli-help-save = eine Kopie speichern: save DATEI
cli-help-why = warum etwas jetzt nicht gewählt werden kann, mit seinem Namen
cli-help-lang = andere Sprache: lang en, lang ru, lang de
cli-help-help = diese Hilfe
cli-help-quit = gehen; die Partie wird aufgehoben

cli-words-undo = zurück
cli-words-hint = tipp
cli-words-table = tisch
cli-words-map = landkarte lk
cli-words-what = was
cli-words-where = wo
cli-words-path = weg
cli-words-way = von vom aus nach zu zum zur
cli-words-hand = hand
cli-words-card = karte
cli-words-last = zuletzt
cli-words-more = mehr weiter +
cli-words-rules = regeln
cli-words-all = alle alles
cli-words-log = verlauf
cli-words-position = stellung
cli-words-save = speichern
cli-words-why = warum
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
cli-hint-changes = Das ändert: { $outcomes }.
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
cli-letter-ask = Den Brief für Teil 2 aufheben? [Enter: { $path }, ein anderer Name, n: nein]
cli-letter-kept = Der Brief ist aufgehoben: { $path }. Weiter mit:
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
cli-verified-nonces = Von den Spielern hinzugefügt, Platz für Platz: { $nonces }. Wenn dein eigenes Wort dabei ist, konnte niemand diese Würfe wählen, auch der Server nicht.
cli-verified-later = wird am Ende der Partie gezeigt
cli-verified-partly = { $file }: zum Teil bewiesen.
cli-verified-earlier = Die Zeilen { $first } bis { $last } wurden in einer früheren Partie gespielt. Hash: SHA-256 { $hash }. Startwert: { $seed }
cli-verified-earlier-sealed = Nicht bewiesen: Die Zeilen { $first } bis { $last } wurden in einer früheren Partie gespielt, deren Startwert nicht in dieser Aufzeichnung steht. Hash: SHA-256 { $hash }. Die Aufzeichnung jener Partie beweist sie, sobald sie zu Ende ist: --earlier DATEI
cli-verified-earlier-hand = Nicht bewiesen: Die Würfel der Zeilen { $first } bis { $last } wurden von Hand eingegeben.
cli-verified-dice = Jeder geprüfte Wurf kommt aus seinem Startwert: { $rolls ->
    [one] ein Wurf
   *[other] { $rolls } Würfe
}, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}.

## Am Server

error-no_visitor = Dieser Browser ist hier noch nicht bekannt. Bitte zuerst die Startseite öffnen und ihr Cookie erlauben.
error-signed_out = Dieser Browser wurde von einem anderen Gerät aus abgemeldet.
error-foreign_origin = Diese Anfrage kommt von einer fremden Seite und wird abgelehnt.
error-not_your_seat = Platz { $seat } gehört dir nicht.
error-not_at_the_table = Das dürfen nur die, die am Tisch sitzen.
error-sealed_match = Diese Partie hat Geheimnisse: Ihre Aufzeichnung ist offen, wenn sie zu Ende ist.
error-not_found = Unter dieser Adresse gibt es nichts.
error-no_table = Diesen Tisch gibt es nicht.
error-no_seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-no_rules = Von diesen Regeln gibt es noch keine Kurzfassung.
error-bad_method = Diese Adresse lässt sich so nicht verwenden.
error-seat_taken = Platz { $seat } ist nicht frei.
error-already_seated = Du sitzt schon an diesem Tisch.
error-not_asked = Platz { $seat } ist gerade nicht gefragt.
error-nothing_asked = Du bist gerade nicht gefragt.
error-table_waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
error-match_begun = Die Partie hat begonnen: Zu ihren Würfeln lässt sich nichts mehr hinzufügen.
error-stale = Am Tisch hat sich seither etwas geändert; bitte noch einmal hinsehen.
error-batch_cut = Nichts wurde gespielt: Zwischen diesen Antworten fallen Würfel, wird etwas aufgedeckt oder ist jemand anders dran.
error-not_over = Die Partie ist noch nicht zu Ende.
error-not_away = Platz { $seat } ist gerade nicht gefragt, oder wer dort sitzt, ist da.
error-still_time = Wer auf Platz { $seat } sitzt, hat noch Zeit: { $minutes } min.
error-no_proposal = Es gibt keinen Vorschlag, auf den zu antworten wäre.
error-too_big = Das ist zu viel; die Grenze ist { $most }.
error-too_fast = Das geht zu schnell; bitte einen Augenblick warten.
error-too_many_sockets = Hier sind schon zu viele Tische offen ({ $most }). Schließe einige davon.
error-too_many_listed = Von hier warten schon { $most } Tische in der Liste. Warte, bis sich jemand setzt, oder nimm einen heraus.
error-too_many_awake = Die von hier geöffneten Tische brauchen schon zu viel Speicher ({ $most } MB). Schließe einige davon und versuche es noch einmal.
error-too_many_at_once = Von hier sind schon zu viele Fragen zugleich in Arbeit ({ $most }). Warte auf eine Antwort und versuche es noch einmal.
error-unavailable = Der Server kann das gerade nicht. Nichts ist verloren; bitte noch einmal versuchen.
error-internal = Im Server ist etwas schiefgegangen. Nichts wurde geändert.
error-bad_message = Der Server versteht diese Nachricht nicht.
error-bad_request = Der Server versteht diese Anfrage nicht ({ $where }).
error-bad_link = Dieser Rückkehrlink gilt nicht: Er wurde schon benutzt, zurückgenommen oder ist älter als sieben Tage.
error-bad_name = Ein Name hat 1 bis { $most } Zeichen.
error-reserved_name = „{ $name }“ heißt das Haus selbst. Wähle einen anderen Namen.
error-bad_chat = Eine Nachricht hat 1 bis { $most } Zeichen.
error-bad_entry = Die Aufzeichnung hat Einträge bis { $last }.
error-port_taken = { $host }, Port { $port } ist schon belegt. Bitte das andere Programm beenden oder mit --port einen anderen Port wählen.
error-no_address = Der Server kann { $host }, Port { $port } nicht verwenden: { $reason }.
error-database = Die Datenbank { $url } lässt sich nicht verwenden: { $reason }.
error-bad_proxy = „{ $proxy }“ ist keine Adresse eines Proxys. Möglich sind Adressen und Netze wie 127.0.0.1 oder 10.0.0.0/8.
error-database_taken = Die Datenbank { $url } ist schon vergeben: Ein anderer Westmarch-Server hält sie. Beende zuerst jenen; eine Datenbank wird von einem Prozess bedient.
error-no_house = In { $url } hat noch kein Westmarch-Server etwas abgelegt. Starte einen mit „westmarch serve“, oder nenne seine Datenbank mit --database-url.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-hint_failed = Diesmal ließ sich kein Rat finden. Die Partie ist davon nicht betroffen; antworte, wie du es für richtig hältst.
error-not_dealt_again = Was die anderen verbergen, lässt sich an dieser Stelle nicht neu verteilen. Wähle einen anderen Schritt, oder bitte darum, alles zu lassen, wie es war.
error-database_lost = Die Datenbank { $url } gehört diesem Server nicht mehr: Er hat seine Sperre verloren, oder ein anderer Server hat sie übernommen. Es wurde nichts mehr geschrieben. Sorge dafür, dass nur ein Server läuft, und starte ihn dann neu.
error-table_closed = Dieser Tisch wurde von den Betreibern geschlossen.
error-banned = Die Betreiber lassen diesen Besucher nicht ein.
error-order_too_late = Der Auftrag kam zu spät und wurde nicht ausgeführt.
error-no_answer = Der Server antwortet nicht; nichts wurde getan. Sieh in sein Protokoll.
error-no_server = Auf dieser Datenbank läuft kein Server: Es gibt niemanden, dem man es sagen könnte.
error-nobody_there = Auf Platz { $seat } sitzt niemand.
error-unknown_visitor = Es gibt keinen Besucher „{ $visitor }“. `westmarch admin list visitors` zeigt sie.
error-database_full = Die Datenbank { $url } ist nicht leer. Mit --yes wird alles ersetzt, was darin ist.
error-database_old = Die Datenbank { $url } stammt von einer anderen Version. Starte den Server einmal, damit sie auf den Stand kommt.
error-not_a_backup = { $file } ist keine Sicherung von Westmarch, oder sie ist beschädigt.
error-weak_secret = { $file } enthält keinen brauchbaren Schlüssel. Bitte löschen; dann wird ein neuer angelegt.
cli-serving = Westmarch ist unter { $address } zu erreichen – beenden mit Strg-C.
cli-tables-position = { $table } ({ $game }, Eintrag { $entries }): ginge von der Stellung nach Eintrag { $at } aus weiter.
cli-tables-stuck = { $table } ({ $game }, Eintrag { $entries }): könnte nicht weitergehen.
cli-tables-checked = Tische, die nicht zu Ende sind: { $all }. Unveränderte Regeln: { $same }. Gehen nach ihrem Protokoll weiter: { $goes_on }. Gehen von einer Stellung aus weiter: { $from_position }. Können nicht weitergehen: { $stuck }.
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-unseated = Platz { $seat } an Tisch { $table } ist wieder frei.
cli-admin-unseated-bot = Auf Platz { $seat } an Tisch { $table } spielt ein Bot weiter.
cli-admin-rewound = Tisch { $table } geht nach Eintrag { $entry } weiter, mit neuen Würfeln.
cli-admin-renamed = Besucher { $visitor } heißt jetzt „{ $name }“.
cli-admin-banned = Besucher { $visitor } wird nicht mehr eingelassen.
cli-admin-unbanned = Besucher { $visitor } darf wieder herein.
cli-admin-announced = Gesagt an { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
}.
cli-admin-deleted = Von Besucher { $visitor } ist nichts mehr gespeichert; entfernte Tische: { $tables }.
cli-admin-tidied = Entfernte Tische, an denen { $days } Tage nichts geschehen war: { $tables }.
cli-admin-sure-close = Tisch { $table } endgültig schließen?
cli-admin-sure-unseat = Wer auf Platz { $seat } an Tisch { $table } sitzt, von dort entfernen?
cli-admin-sure-rewind = Tisch { $table } zu Eintrag { $entry } zurückgehen lassen?
cli-admin-sure-ban = Besucher { $visitor } nicht mehr einlassen?
cli-admin-sure-delete = Alles löschen, was von Besucher { $visitor } gespeichert ist? Das lässt sich nicht zurücknehmen.
cli-admin-sure-tidy = Tische entfernen, an denen { $days } Tage nichts geschehen ist? Das lässt sich nicht zurücknehmen.
cli-backed-up = { $file } enthält jetzt alles; Tische: { $tables }. Halte die Datei geheim.
cli-restored = Alles aus { $file } ist zurück; Tische: { $tables }.

## In the browser

web-close = Schließen
web-language = Sprache
web-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-size = Schriftgröße
web-pace = Züge anderer zeigen
web-pace-none = sofort
web-pace-normal = Schritt für Schritt
web-pace-slow = langsam
web-confirm-setting = Jede Antwort bestätigen lassen
web-plain-setting = Schlichte Ansicht: der Tisch als Text und Knöpfe
web-sound = Ton
web-sound-off = aus
web-sound-low = leise
web-sound-middle = mittel
web-sound-high = laut
web-empty = hier liegt nichts
web-on-board = { $n ->
    [one] eine auf dem Plan
   *[other] { $n } auf dem Plan
}
web-as-list = als Liste
web-confirm = { $n ->
    [one] Bestätigen (1)
   *[other] Bestätigen ({ $n })
}
web-seats = Plätze
web-you = du
web-on-turn = am Zug
web-sit = Hier sitzen
web-away = nicht da
web-leave-seat = verlassen
web-leave-sure = verlassen, ein Bot übernimmt?
web-answers = Antworten
web-watching = Du siehst zu
web-watchers = { $n ->
    [0] keine Zuschauer
    [one] ein Zuschauer
   *[other] { $n } Zuschauer
}
web-log = Protokoll
web-log-filter = Im Protokoll suchen
web-log-empty = Noch ist nichts geschehen.
why-show_rests = Die Bots ruhen hier: Für einen Besucher spielen höchstens { $most } Partien von Bots allein zugleich. Schließe eine der anderen, damit es weitergeht.
event-house-bot = Der Bot auf Platz { $seat } konnte nicht antworten. Von nun an spielt dort der { $other ->
    [steady] solide
   *[random] zufällige
} Bot.
event-house-brought = Diese Partie setzt eine andere Partie ab Schritt { $entry } fort, mitgebracht von { $named ->
    [no] einem Gast ohne Namen
   *[yes] { $name }
}. Nichts darin wurde neu verteilt.
event-house-dealt_again = Diese Partie setzt eine andere Partie ab Schritt { $entry } fort, mitgebracht von { $named ->
    [no] einem Gast ohne Namen
   *[yes] { $name }
}. Was die anderen verbergen, wurde neu verteilt; das Protokoll beginnt hier.
event-house-renewed = Seit dem Beginn dieser Partie wurden die Regeln berichtigt, und ihre Antworten passen nicht mehr dazu. Sie geht nach Schritt { $entry } weiter, mit neuen Würfeln.
web-log-jump = Den Tisch in diesem Augenblick zeigen
web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-failed = Die Regeln konnten nicht geladen werden. Versuche es gleich noch einmal.
web-rules-now = Hier geht es um die jetzige Frage.
web-rules-none = Dazu steht nichts in den Regeln.
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden
web-hint = Tipp
web-hint-thinking = Ich denke nach …
web-hint-best = Am besten: { $option }
web-hint-chances = Gewinnaussichten
web-while-away = Während du weg warst
web-show-me = Zeig es mir
web-replay-missed = Was du verpasst hast: Schritt { $at } von { $entries }
web-more-in-log = { $n ->
    [one] Eine weitere Zeile steht im Protokoll.
   *[other] { $n } weitere Zeilen stehen im Protokoll.
}
web-over = Die Partie ist zu Ende
web-won = { $n ->
    [one] Gewonnen hat { $winners } – { $reason }.
   *[other] Gewonnen haben { $winners } – { $reason }.
}
web-nobody-won = Niemand hat gewonnen: { $reason }.
web-record-only = Dies ist eine hochgeladene Aufzeichnung: Du kannst sie ansehen oder an jeder Stelle weiterspielen.
web-rematch = Revanche
web-rematch-swapped = { $n ->
    [2] mit getauschten Seiten
   *[other] alle einen Platz weiter
}
web-winner = gewonnen
web-rule-of-end = Zur Regel
web-course = So lief es
web-turn = Zug { $turn }
web-share-picture = Bild teilen
web-check-dice = Würfel prüfen
web-hands-shown = Was verborgen war
web-course-line = { $name }: { $values }
web-rematch-join = Zur Revanche
web-replay = Wiedergabe
web-download = Herunterladen
proof-title = Beweis der Würfel
proof-seed = Startwert
proof-commitment = Vor der Partie hinterlegt (SHA-256)
proof-nonces = Zu den Würfeln hinzugefügt, Platz für Platz
proof-nonce-there = „{ $nonce }“ kommt von deinem Browser: Niemand konnte diese Würfe wählen, auch der Server nicht.
proof-nonce-brought = „{ $nonce }“ kommt von deinem Browser: Niemand konnte die Würfe wählen, die an diesem Tisch gefallen sind. Was bis Schritt { $entry } geschehen war, wurde mitgebracht.
proof-nonce-missing = Dein Browser hatte „{ $nonce }“ hinzugefügt, und das fehlt hier: Diese Würfe sind nicht die vereinbarten.
proof-verify = Prüfe die heruntergeladene Aufzeichnung:
web-curtain = Gib den Bildschirm weiter an { $name }.
web-curtain-open = Ich bin { $name }: zeigen
web-curtain-pull = Vorhang: Geheimes verbergen
web-keys = Tasten
web-guide = Erste Partie
web-guide-note = Hinweis { $n } von { $most }
web-guide-next = Verstanden
web-guide-skip = Keine Hinweise mehr
web-guide-again = Hinweise für die erste Partie
web-key-digits = die Antwort mit dieser Nummer wählen
web-key-next = nächste und vorige Antwort
web-key-enter = das Markierte wählen; bestätigen
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-log = zum Protokoll
web-key-command = Befehlszeile
web-key-escape = Auswahl verwerfen, Felder schließen
web-key-arrows = durch die Wiedergabe blättern
web-key-help = diese Liste
web-command = Befehlszeile
web-command-help = Die Befehlszeile versteht Nummern, Namen und mehrere Antworten auf einmal; dazu: zuletzt, protokoll, regeln, tipp, zurück, was …, warum …
web-command-unknown = „{ $input }“ verstehe ich nicht, oder es geht jetzt nicht.
web-command-nothing = Auf dem Tisch heißt nichts „{ $input }“.
web-words-last = zuletzt last
web-words-log = protokoll log l
web-words-rules = regeln rules
web-words-hint = tipp hint h
web-words-undo = zurück undo u
web-words-help = hilfe help ?
web-words-what = was wo what where
web-words-why = warum why
web-share = Link zu diesem Tisch, für Mitspieler und Zuschauer
web-qr = QR-Code dieses Links
web-copy-position = Stellung als Text kopieren
web-picture = Stellung als Bild speichern
web-picture-failed = Dieser Browser kann kein Bild des Tisches machen.
web-copy-failed = Dieser Browser lässt Seiten nicht kopieren; hier ist der Text.
web-position-text = Die Stellung als Text
web-position-earlier = Mitten in einer Regel: Die Daten sind die von Schritt { $at }, der letzten Stellung, die sich aufschreiben lässt.
web-copy = Kopieren
web-copied = Kopiert
web-first = Zum Anfang
web-back = Ein Schritt zurück
web-forward = Ein Schritt weiter
web-last = Zum Ende
web-play = Abspielen
web-pause = Anhalten
web-position = Wiedergabe: Schritt { $at } von { $entries }
web-speed = Tempo
web-seen-by = Gesehen von
web-spectator = Zuschauer
web-continue = Von hier weiterspielen
web-live = Zum laufenden Tisch
web-connecting = Verbinde …
web-waiting = Warten auf die anderen …
web-waiting-for = { $form ->
    [plural] { $name } denken nach …
   *[other] { $name } denkt nach …
}
web-waiting-seats = Warten, bis alle Plätze besetzt sind
web-gathering = Noch ist nichts ausgeteilt. Karten und Würfel kommen, wenn der letzte Platz besetzt ist; so kann niemand vorher hineinsehen.
web-your-turn = Du bist dran
web-home = Startseite
web-reload = Neu laden
web-missing-help = Prüfe den Link, oder geh zur Startseite: Dort stehen deine eigenen Tische.
web-lost = Die Verbindung ist weg. Der Tisch bleibt, wie er war, und nichts geht verloren; neuer Versuch läuft …
web-slow = Deine Antwort ist unterwegs; der Server lässt sich Zeit …
web-hasty = Einen Augenblick: Deine vorige Antwort ist noch unterwegs. Die letzte wurde nicht genommen.
web-why-picks = Das geht nicht mit dem zusammen, was du gewählt hast. Nimm erst etwas zurück.
web-about = Was das ist
web-about-thing = Mehr über: { $name }
web-choose-it = { $card ->
    [1] Diese Karte wählen
   *[other] Wählen
}
web-part-needs = Bedingung:
web-part-event = Ereignis:
web-part-text = Wirkung:
web-part-discard = Verlässt den Tisch:
web-here = Hier
web-and-more = { $n ->
    [one] und an einem weiteren Ort
   *[other] und an { $n } weiteren Orten
}
web-of = { $here } von { $last }
web-group = Möglichkeiten
web-things = { $n ->
    [one] ein Eintrag
   *[other] { $n } Einträge
}
web-can = { $n ->
    [one] eines ist wählbar
   *[other] { $n } sind wählbar
}
web-find = Nach Namen suchen
web-find-nothing = Nichts auf dem Tisch heißt so.
web-find-no-option = Keine Antwort heißt so.
web-key-about = lesen, was es mit dem Ausgewählten auf sich hat
web-key-find = Dinge und Antworten nach Namen suchen
web-nothing-changed = Es hat sich nichts geändert.
web-side = Spieler und Protokoll
web-tabs = Teile der Seite
web-tab-board = Plan
web-tab-log = Protokoll
web-tab-rules = Regeln
web-tab-chat = Chat
web-tab-settings = Optionen
web-tab-table = Tisch
web-undo = Zurück
web-bot = Bot ({ $bot })
web-bot-random = zufällig
web-bot-steady = solide
web-bot-search = Denker
web-bot-for = { $bot }, für { $name }
web-bot-for-you = Du warst lange weg, darum spielt ein Bot auf deinem Platz.
web-take-back = Meinen Platz wieder einnehmen
web-stand-in = Einen Bot weiterspielen lassen
web-stand-in-later = Ein Bot darf einspringen, wenn die Frist um ist: { $time }.
web-stand-in-means = Ein Bot spielt für { $name } weiter; der Platz kann jederzeit wieder eingenommen werden. Was der Bot bis dahin gespielt hat, bleibt bestehen.
web-stand-in-sure = Ja, ein Bot spielt weiter
web-stand-in-wait = Weiter warten
web-minutes = { $n ->
    [one] noch eine Minute
   *[other] noch { $n } Minuten
}
web-hours = { $n ->
    [one] noch eine Stunde
   *[other] noch { $n } Stunden
}
web-days = { $n ->
    [one] noch ein Tag
   *[other] noch { $n } Tage
}
web-patience = Wenn jemand wegbleibt, darf ein Bot einspringen nach
web-patience-short = zehn Minuten
web-patience-hour = einer Stunde
web-patience-day = einem Tag
web-patience-days = drei Tagen
web-patience-week = einer Woche
web-stand-in-who = Welcher Bot dann
web-back-here = Um Rückkehr hierher bitten
web-back-here-alone = Hierher zurückgehen
web-back-all = Alle, die mitspielen, müssen zustimmen.
web-back-alone = Außer dir spielen nur Bots, darum geschieht es sofort.
web-back-sure = Die anderen fragen
web-back-sure-alone = Ja, zurückgehen
web-back-not = Nein, so lassen
web-back-further = Weiter zurückgehen …
web-back-asked = Du bittest, zu Schritt { $at } von { $entries } zurückzugehen.
web-back-asks = { $name } bittet, zu Schritt { $at } von { $entries } zurückzugehen.
web-back-lost = { $n ->
    [one] Ein Schritt ginge verloren
   *[other] { $n } Schritte gingen verloren
}, und die Würfel fielen neu.
web-back-what = Was verloren ginge
web-back-waits = Noch ohne Antwort: { $names }.
web-back-agree = Zustimmen
web-back-refuse = Ablehnen
web-back-withdraw = Zurückziehen
web-back-look = Jenen Augenblick ansehen
web-back-done = Alle sind einverstanden: Die Partie geht ab Schritt { $at } weiter, mit neuen Würfeln.
web-back-declined = Es geht nicht zurück: Die Bitte wurde abgelehnt oder zurückgezogen. Die Partie geht weiter wie bisher.
web-back-void = Die Partie ging inzwischen weiter; die Bitte um Rückkehr zu Schritt { $at } gilt nicht mehr.
web-free-seat = freier Platz { $seat }
web-player = Spieler { $seat }
web-error-unknown = Auf dem Server ging etwas schief. Angenommenes ist nicht verloren; versuche es noch einmal.
web-error-unreachable = Der Server antwortet nicht. Angenommenes ist nicht verloren; prüfe deine Verbindung und versuche es noch einmal.
web-lobby = Offene Tische
web-status-waiting = wartet auf Spieler
web-status-running = läuft
web-status-over = beendet
web-new-table = Neuer Tisch
web-players = Spieler
web-options = Optionen des Spiels
web-default = wie üblich
web-table-language = Sprache des Tisches
web-open-table = Unter den offenen Tischen zeigen
web-create = Tisch aufmachen
web-seat-me = ich
web-seat-friend = ein Freund, per Link
web-seat-hotseat = an diesem Bildschirm
web-my-name = Name
web-save = Speichern
web-saved = Gespeichert
web-other-device = Auf anderem Gerät weiterspielen
web-return-link = Öffne diesen Link auf dem anderen Gerät; behalte ihn für dich. Er gilt einmal, sieben Tage lang.
web-return-made = Ein Link, den du am { $when } gemacht hast, gilt noch einmal.
web-return-revoke = Den Link zurücknehmen
web-return-title = Hier als jemand anders weitermachen?
web-return-now = Dieser Browser ist jetzt
web-return-then = Der Link ist von
web-return-means = Mach nur weiter, wenn du diesen Link selbst gemacht hast. Danach spielst du hier als { $name }; was { $you } in diesem Browser begonnen hat, ist von hier aus dann nicht mehr zu erreichen.
web-return-sure = Weiter als { $name }
web-return-stay = Weiter als { $you }
web-return-same = Dieser Link ist dein eigener: Du bist hier schon { $name }.
web-return-failed = Nichts hat sich geändert: Dieser Browser bleibt, wer er war. Mach auf dem anderen Gerät einen neuen Link.
web-nameless = ein Gast ohne Namen
web-sign-out = Überall sonst abmelden
web-sign-out-means = Alle anderen Geräte, die unter deinem Namen spielen, sind dann Fremde, und ein noch nicht benutzter Link ist wertlos. Dieser Browser bleibt.
web-sign-out-sure = Ja, abmelden
web-sign-out-not = So lassen
web-sign-out-done = Erledigt. Nur dieser Browser kennt dich noch.
web-signed-out = Dieser Browser wurde von einem anderen Gerät aus abgemeldet.
web-signed-out-means = Deine Partien sind nicht verloren: Ein Link zum Weiterspielen von dem Gerät, das dieses abgemeldet hat, bringt dich zurück. Oder mach hier als jemand Neues weiter.
web-signed-out-new = Als jemand Neues weitermachen
web-choose-file = Datei wählen
web-upload = Eine Aufzeichnung ansehen
web-reconstructed = Rekonstruiert, durch keine Quelle bestätigt: { $what }.

## Why something cannot be chosen

why-not_asked = Danach wird gerade nicht gefragt.
why-match_over = Die Partie ist zu Ende.
why-not_your_turn = Du bist nicht am Zug.

web-map-closer = Näher
web-map-farther = Weiter weg
web-map-whole = Die ganze Karte
web-map-outside = { $n ->
    [one] { $n } Auswahl außerhalb des Ausschnitts
   *[other] { $n } Auswahlen außerhalb des Ausschnitts
}
web-tracks = Leisten
web-tab-hand = Hand

## The start page

web-title = Vier Tolkien-Brettspiele im Browser
web-subtitle = Sofort gegen einen Bot spielen oder einen Link verschicken. Ohne Konto, kostenlos, auf jedem Bildschirm.
web-shelf-mordor = Die Reise nach Mordor
web-shelf-mordor-what = Ein Würfelwettlauf der Hobbits zum Schicksalsberg, die Nazgûl auf den Fersen.
web-shelf-war = Der Ringkrieg
web-shelf-war-what = Haltet die Freien Völker zusammen oder jagt den Ring mit Saurons Heeren.
web-shelf-hunt = Die Jagd nach dem Ring
web-shelf-hunt-what = Einer versteckt Frodo auf der Karte, die anderen reiten ihm durchs Auenland nach.
web-shelf-smaug = Smaugs Einöde
web-shelf-smaug-what = Führt die Zwerge gemeinsam zum Berg, ehe der Drache den See erreicht.
web-state-first = hier beginnen
web-count-players = { $most ->
    [one] { $range } Person
   *[other] { $range } Personen
}
web-count-minutes = { $n } Min.
web-difficulty = Schwierigkeit { $n } von 4:
web-difficulty-1 = leicht
web-difficulty-2 = mittel
web-difficulty-3 = knifflig
web-difficulty-4 = schwer
web-bots = Bots
web-your-side = Deine Seite
web-play-bot = Gegen Bot
web-invite = Freund einladen
web-learn = Spiel lernen
web-watch = Zuschauen
web-more = Mehr …
web-play-on = Weiterspielen
web-my-matches = Deine Partien
web-studies = Studien
web-all = alle
web-fewer = weniger
web-try = Versuchen
web-go-on = Weiter
web-sit-down = Hinsetzen
web-with = mit { $names }
web-waits = { $name } wartet
web-seats-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
web-your-name = Dein Name
web-open-record = Gespeicherte Partie oder Brief öffnen

## Joining and waiting

web-keeps-seat = { $name } hält dir einen Platz frei
web-seat-kept = Dir wird ein Platz freigehalten
web-about-time = etwa { $n } Minuten
web-is-here = ist da
web-free = frei
web-sit-as = Hier sitzen als { $part }
web-name-here = Dein Name am Tisch
web-only-watch = Nur zuschauen
web-no-account = Ohne Konto. Du kannst jederzeit gehen.
web-how = So geht es, in drei Zeilen
web-table-ready = Dein Tisch steht bereit. Verschicke den Link.
web-table-waits = Der Tisch wartet auf Mitspieler
web-begins-later = beginnt, wenn alle Plätze besetzt sind
web-copy-link = Link kopieren
web-share-link = Teilen …
web-point-phone = Oder halte ein Telefon darauf
web-has-come = { $name } ist gekommen
web-seat-waits = wartet …
web-seat-bot = Bot hinsetzen
web-begin-now = Jetzt beginnen
web-begin-bots = Bots nehmen die freien Plätze
web-brought = Setzt eine andere Partie ab Schritt { $entry } fort, mitgebracht von { $name }.
hidden-again = Was die anderen verbergen, wird neu verteilt.
hidden-asked = Wer sie mitgebracht hat, bittet darum, alles Verborgene zu lassen, wie es ist. Stimmen nicht alle zu, wird neu verteilt, was die anderen verbergen.
hidden-agree = Ich bin einverstanden, dass nichts neu verteilt wird
web-told-of-arrival = Du siehst es, wenn jemand kommt, auch aus einem anderen Tab.
web-meanwhile = Inzwischen
web-read-rules = Regeln lesen
web-close-table = Tisch schließen

## Der Rahmen des Tisches

web-not-found = Unter dieser Adresse gibt es nichts.
web-not-found-help = Vielleicht wurde der Link abgeschnitten. Deine Tische und alle Spiele stehen auf der Startseite.
web-chat-watched = Wer zuschaut, kann hier mitlesen.
web-chat-closed = Was an diesem Tisch gesagt wird, ist für die, die an ihm sitzen.
web-seat-left = { $name } hat den Tisch verlassen. Auf diesem Platz spielt ein Bot weiter.
web-seat-stood-in = { $name } ist lange fort, darum spielt inzwischen ein Bot. Der Platz bleibt erhalten.
web-seat-back = { $name } ist zurück und spielt weiter.
web-hint-why = Damit wurden etwa { $chance } der von hier aus probierten Partien gewonnen.
web-hint-next = Das Nächstbeste, { $option }, kam auf etwa { $chance }.
web-hint-alike = Mehrere Antworten sind etwa gleich gut.
web-hint-does = Was es sicher bewirkt: { $outcomes }.
web-hint-tried = { $n ->
    [one] Eine Partie wurde probiert.
   *[other] { $n } Partien wurden probiert.
}
web-handing = Sieh, was daraus wurde. Danach entscheidet: { $name }.
web-hand-over = Bildschirm weitergeben: { $name }
web-curtain-title = Der Vorhang ist gefallen
web-curtain-means = Nichts Geheimes ist auf diesem Bildschirm: das Brett zeigt, was alle sehen dürfen.
web-recap = Seit deinem letzten Zug
web-turn-back = Eine Runde zurück
web-turn-forward = Eine Runde weiter
web-motion = Bewegung
web-motion-off = aus
web-motion-fast = schnell
web-motion-normal = normal
web-motion-slow = langsam
web-share-open = Teilen
web-sheet = Ein- oder ausklappen
web-after = Nach der Partie
web-settings-open = Einstellungen
web-log-more = { $n ->
    [one] und noch eine solche Zeile
   *[other] und noch { $n } solche Zeilen
}
web-log-times = { $n }-mal
web-phase-draw = Karten
web-phase-fellowship = Die Gefährten
web-phase-hunt = Die Jagd
web-phase-roll = Aktionswürfel
web-phase-actions = Aktionen
