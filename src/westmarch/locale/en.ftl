# Words of the house, for every game and client.

done = done
chance = chance
no-one = no one

## What can be wrong

error-unknown_answer = “{ $answer }” is not an answer of this game.
error-illegal_answer = “{ NAME($answer) }” is not possible here. Possible: { $offered }.
error-match_over = The match is over.
error-unknown_game = There is no game “{ $game }”. The games are: { $known }.
error-broken_game = The game “{ $game }” of the package “{ $package }” cannot be used: { $reason }
error-unknown_bot = There is no bot “{ $bot }”. The bots are: { $known }.
error-bad_option = “{ $name } = { $value }” is not possible; allowed: { $allowed }.
error-record = { $where ->
    [record] Record
   *[other] Record { $where }
}: { $reason }.
error-record-unreadable = { $where } cannot be read: { $cause }.
error-record-unwritable = { $where } cannot be written: { $cause }.
error-record-folder = { $where } cannot be written: it is a folder.
error-record-occupied = { $where } cannot be written: another kind of file has this name.
error-record-foreign = { $where ->
    [record] This file
   *[other] { $where }
} is not a Westmarch record.
error-record-newer = { $where ->
    [record] This record
   *[other] { $where }
} was made by a newer Westmarch. Update this one to read it.
error-record-truncated = { $where ->
    [record] This record
   *[other] { $where }
} is cut off: its last line is missing.
error-record-damaged = { $where ->
    [record] This record
   *[other] { $where }
} is damaged: it is not as it was written.
error-record-unplayable = This record cannot be played: line { $entry } does not fit the rules.
error-record-other_rules = This record was made with another version of the rules.
error-record-other_content = This record was made with other content tables. Give their folder with --content.
error-record-by_hand = In this match dice were entered by hand; there is no seed to check.
error-record-sealed = This record does not hold its seed; it is shown when the match is over.
error-record-other_seed = The seed in this record is not the one that was committed to before the match.
error-record-rolls_missing = Rolls are missing at the end of this record.
error-record-other_result = The result written in this record is not how the match ended.
error-record-wrong_roll = The roll in line { $entry } does not come from the seed.
error-letter = This is no Letter: { $reason }.
error-letter-foreign = This file is not a Letter.
error-letter-newer = This Letter was written by a newer Westmarch. Update this one to read it.
error-letter-altered = This Letter has been altered since it was sealed.
error-letter-other_seal = This Letter was sealed by a server; only that server can open it.
error-letter-other_game = This Letter belongs to another game: { $game }.
error-letter-none = This is a match of a game that has no Letters.
error-letter-unfinished = There is no Letter yet: Part 1 is not over.
error-letter-part_two = Only Part 1 played alone hands on a Letter; this match is of Part 2 or of both parts.
error-letter-fallen = Frodo fell in Part 1: there is no Letter, and no Part 2.
error-letter_options = A Letter brings its own position and options; --option, --scenario and --study cannot go with it.
error-letter_secret = The Ringwraiths’ sorcery cards go on into Part 2: until then this is theirs alone.
error-content = { $line ->
    [0] Content table { $file }: { $reason }.
   *[other] Content table { $file }, line { $line }: { $reason }.
}
error-position = This position is impossible: { $reason }.
error-unwritable_position = The middle of a rule cannot be written as a position; the last that can is { $back ->
    [one] one entry
   *[other] { $back } entries
} back.
error-unknown_language = There is no language “{ $language }”; there are { $known }.
error-missing_command = The command “{ $command }” is not part of this installation.
error-missing_extra = This needs the package “{ $package }”, which is not installed. Install it with: pip install "westmarch[{ $extra }]"
error-old_extra = The package “{ $package }” is too old for this: it has no “{ $module }”. Renew it with: pip install --upgrade "westmarch[{ $extra }]"
error-bad_seat = “{ $seat }” cannot sit at the table. Possible: { $known }.
error-seats_players = { $seats ->
    [one] One seat is named, but there are { $players } players.
   *[other] { $seats } seats are named, but there are { $players } players.
}
error-bad_file = { $file } cannot be used: { $reason }.
error-scenario_options = A scenario brings its own options; --option cannot go with it.
error-nothing_to_resume = There is no unfinished match to go on with.
error-sealed_record = { $path } was shared without its seed: it can be replayed, but not played on.
error-unknown_input = I do not understand “{ $input }”. Type a number from 1 to { $last }, a name, or help.
error-no_such_number = There is no option { $number }; the options are { $first } to { $last }.
error-ambiguous_input = “{ $input }” could mean several: { $options }.
error-none_played = Nothing was played: after { $before }, “{ $answer }” is not possible. Possible then: { $offered }.
error-cut_short = Nothing was played: after “{ $answer }” dice fall or somebody else is asked. Type the rest when you have seen that.
error-undo_nothing = There is nothing to take back yet.
error-undo_dice = This cannot be taken back: dice have fallen since.
error-undo_others = This cannot be taken back: somebody else has answered since.
error-undo_news = This cannot be taken back: something new has been shown since.
error-bot_failed = The bot in seat { $seat } cannot answer, and no other bot can either. The match is kept in { $path }.
error-hint_dice = Nobody can advise the dice.
error-save_where = This match is not kept by itself; say where: save FILE.
error-no_such_section = There is no section “{ $section }”: say all, or a number from 1 to { $last }.
error-why_what = Say what you mean: why, then a thing on the table, such as “{ $example }”.
error-illegal_here = “{ $answer }” is not possible here. { $why }
error-unknown_thing = I know nothing called “{ $input }”.
error-what_what = Say what you mean: a thing on the table, such as “{ $example }”.
error-no_map = This game has no map.
error-no_cards = This game has no cards.
error-no_way = There is no way from one to the other.
error-path_ends = Name two places: path, then from where, then to where.
error-no_such_turn = There is no turn “{ $turn }”: say a number from 1 to { $last }.
error-unknown_study = There is no study “{ $study }”. There are: { $known }.
error-study_scenario = A study and a scenario cannot go together.
error-no_lesson = There is no lesson for { $game } yet.
error-study_lesson = --learn chooses its own study.

## At the table

cli-player = player { $seat }
cli-player-as = player { $seat } ({ $who })
cli-human = human
cli-asked = Player { $seat } – { $question }
cli-curtain = Pass the screen to player { $seat }, who then presses Enter.
cli-thinking = Player { $seat } ({ $bot }) is thinking …
cli-die = ({ $number } of { $dice })
cli-taken-back = Taken back: { $answer }.
cli-saved = Saved: { $path }
cli-not-kept = This match cannot be kept ({ $reason }); it goes on without. “save FILE” saves elsewhere.
cli-kept = Kept: { $path }. Go on with:
cli-left = Good-bye. This match was not kept.
cli-legend = Signs: { $signs }
cli-sections = Sections: { $titles }. Type: rules 1 … rules { $last }, or rules all.
cli-why-can = That can be chosen now: { $option }.
cli-page = Page { $page } of { $pages } of all { $last } options. Type more, or any name.
cli-more = … { $n ->
    [one] one more line
   *[other] { $n } more lines
}. Type more.
cli-earlier = … { $n ->
    [one] one earlier line
   *[other] { $n } earlier lines
}. Type more, or log and a turn.
cli-story-cut = … (all of it: last)
cli-map-can = can be chosen now
cli-near = Neighbours:
cli-far = How many steps to: { $places }.
cli-path = { $n ->
    [0] You are there
    [one] One step
   *[other] { $n } steps
}: { $places }
cli-nowhere = Not on the table: { $thing }.
cli-no-hand = There are no cards in your hand.
cli-no-news = Nothing has happened yet.
cli-what-can = Can be chosen now: { $number }.
cli-part-needs = Needs:
cli-part-event = Event:
cli-part-discard = Leaves the table:
cli-part-text = Effect:
cli-games-studies = Studies
cli-studies = Positions to play, with westmarch play { $game } --study NAME:
cli-no-studies = There are no studies of this game.

cli-help-short = Type help for help.
cli-help-answer = Answer with a number, a name or the canonical text (region:moria, done). Enter takes the only option, or shows the table again.
cli-help-several = Several answers at once, for instance “1 3 done”: all are played or none.
cli-help-undo = take back your last answer
cli-help-hint = what a strong bot would do, with its estimate for every option
cli-help-table = the whole table
cli-help-map = the map; map Edoras: a place and its neighbours
cli-help-what = what something is: what Edoras, what Strider
cli-help-where = where something is: where Nazgûl
cli-help-path = the shortest way: path Edoras Minas Tirith
cli-help-hand = your cards in full
cli-help-card = a card in full: card Athelas
cli-help-last = what has happened since your last answer
cli-help-more = the next page
cli-help-rules = the rules for this question; rules all: all of them
cli-help-log = all that has happened; log 3: the third turn
cli-help-position = the position as data
cli-position-earlier = In the middle of a rule: this is the position { $n ->
    [one] one entry
   *[other] { $n } entries
} ago, the last that can be written.
cli-help-save = save a copy: save FILE
cli-help-why = why something cannot be chosen now, with its name
cli-help-lang = another language: lang en, lang ru, lang de
cli-help-help = this help
cli-help-quit = leave; the match is kept

cli-words-undo = undo u
cli-words-hint = hint h
cli-words-table = table t
cli-words-map = map m
cli-words-what = what w
cli-words-where = where
cli-words-path = path
cli-words-way = from to
cli-words-hand = hand
cli-words-card = card
cli-words-last = last
cli-words-more = more +
cli-words-rules = rules
cli-words-all = all
cli-words-log = log
cli-words-position = position
cli-words-save = save
cli-words-why = why
cli-words-lang = lang
cli-words-help = help ?
cli-words-quit = quit q exit
cli-words-yes = y yes
cli-words-no = n no

cli-hint-thinking = Thinking …
cli-hint = Best: { $option }. Chances to win, from { $n ->
    [one] one imagined match
   *[other] { $n } imagined matches
}:
cli-hint-changes = It changes: { $outcomes }.
cli-hint-only = There is only one option: { $option }.

## Beginning and end

cli-committed = Dice committed: { $hash }
cli-reconstructed = Reconstructed, not confirmed: { $tables }.
cli-resumed = Resumed after { $answers ->
    [one] one entry
   *[other] { $answers } entries
}: { $path }
cli-saved-match = { $title } ({ $seats }), { $when }
cli-waiting = An unfinished match waits: { $match }. Go on with it: westmarch play --resume
cli-offer = You have an unfinished match: { $match }.
cli-offer-ask = Go on with it? [Y/n]
cli-won = { $n ->
    [one] The winner is { $winners }: { $reason }.
   *[other] The winners are { $winners }: { $reason }.
}
cli-nobody-won = Nobody has won: { $reason }.
cli-seed = The seed of the dice was { $seed }
cli-letter-ask = Keep the Letter for Part 2? [Enter: { $path }, another name, n: no]
cli-letter-kept = The Letter is kept: { $path }. Go on with:
cli-record = Record: { $path }
cli-unfinished = unfinished

## Lists, replays and proofs

cli-games-players = Players
cli-games-bots = Bots
cli-games-reconstructed = Reconstructed
cli-games-nothing = nothing
cli-games-default = (default { $value })
cli-matches = Matches in { $folder }:
cli-no-matches = No match is kept in { $folder } yet.
cli-unreadable = cannot be read: { $reason }
cli-step-ask = Entry { $entry } of { $last } [Enter, p, g N, q]>
cli-step-end = This is the end of the record.
cli-step-help = Enter or n: next; p: previous; g N: go to entry N; q: quit.
cli-verified = { $file }: proven.
cli-verified-commitment = Commitment: SHA-256 { $hash }
cli-verified-seed = Seed: { $seed }
cli-verified-nonces = Added by the players, seat by seat: { $nonces }. If your own word is among them, nobody could choose these dice, not even the server.
cli-verified-later = shown when the match is over
cli-verified-partly = { $file }: proven in part.
cli-verified-earlier = Lines { $first } to { $last } were played in an earlier match. Commitment: SHA-256 { $hash }. Seed: { $seed }
cli-verified-earlier-sealed = Not proven: lines { $first } to { $last } were played in an earlier match whose seed is not in this record. Commitment: SHA-256 { $hash }. The record of that match, once it is over, proves them: --earlier FILE
cli-verified-earlier-hand = Not proven: the dice of lines { $first } to { $last } were entered by hand.
cli-verified-dice = Every roll that was checked comes from its seed: { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}, { $dice ->
    [one] one die or draw
   *[other] { $dice } dice and draws
}.

## At the server

error-no_visitor = This browser is not known here yet. Open the front page first, and allow its cookie.
error-signed_out = This browser was signed out from another device.
error-foreign_origin = This request comes from another page and is refused.
error-not_your_seat = Seat { $seat } is not yours.
error-not_at_the_table = Only those who sit at the table may do that.
error-sealed_match = This match has secrets: its record is open when it is over.
error-not_found = There is nothing at this address.
error-no_table = There is no such table.
error-no_seat = There is no seat { $seat } at this table.
error-no_rules = There is no digest of these rules yet.
error-bad_method = This address cannot be used like that.
error-seat_taken = Seat { $seat } is not free.
error-already_seated = You sit at this table already.
error-not_asked = Seat { $seat } is not asked now.
error-nothing_asked = You are not asked anything now.
error-table_waiting = The match begins when every seat is taken.
error-match_begun = The match has begun: nothing can be added to its dice any more.
error-stale = The table has changed since; look again.
error-batch_cut = Nothing was played: between these answers dice fall, something is shown or somebody else is asked.
error-not_over = The match is not over yet.
error-not_away = Seat { $seat } is not asked now, or its player is here.
error-still_time = The player in seat { $seat } still has time: { $minutes } min.
error-no_proposal = There is no proposal to answer.
error-too_big = That is too much; the limit is { $most }.
error-too_fast = That is too fast; wait a moment.
error-too_many_sockets = There are too many open tables here already ({ $most }). Close some of them.
error-too_many_listed = There are { $most } tables waiting in the lobby from here already. Wait until somebody sits down, or take one of them out.
error-too_many_awake = The tables opened from here take too much memory already ({ $most } MB). Close some of them and try again.
error-too_many_at_once = Too many questions from here are being worked on already ({ $most }). Wait for an answer and try again.
error-unavailable = The server cannot do that right now. Nothing was lost; try again.
error-internal = Something went wrong in the server. Nothing was changed.
error-bad_message = The server does not understand this message.
error-bad_request = The server does not understand this request ({ $where }).
error-bad_link = This return link is not valid: it was used already, taken back, or is older than seven days.
error-bad_name = A name has 1 to { $most } characters.
error-reserved_name = “{ $name }” is the name of the house itself. Choose another.
error-bad_chat = A message has 1 to { $most } characters.
error-bad_entry = The record has entries up to { $last }.
error-port_taken = { $host }, port { $port } is already in use. Stop the other program or choose another port with --port.
error-no_address = The server cannot listen at { $host }, port { $port }: { $reason }.
error-database = The database { $url } cannot be used: { $reason }.
error-bad_proxy = “{ $proxy }” is no address of a proxy. Possible are addresses and networks such as 127.0.0.1 or 10.0.0.0/8.
error-database_taken = The database { $url } is served already: another Westmarch server holds it. Stop that one first; one process serves one database.
error-no_house = No Westmarch server has kept anything in { $url } yet. Start one with “westmarch serve”, or name its database with --database-url.
error-not_host = Only whoever has opened the table may do that.
error-hint_failed = No hint could be worked out this time. The match is not affected; answer as you think best.
error-not_dealt_again = What the others hide at this point cannot be dealt again. Choose another step, or ask to leave everything as it was.
error-database_lost = The database { $url } is no longer this server’s: the lock on it is lost, or another server has taken it. Nothing more was written. See that only one server runs, then start it again.
error-table_closed = This table was closed by those who run the house.
error-banned = Those who run the house do not let this visitor in.
error-order_too_late = The order came too late and was not carried out.
error-no_answer = The server does not answer; nothing was done. Look at its log.
error-no_server = No server runs on this database: there is nobody to tell.
error-nobody_there = Nobody sits in seat { $seat }.
error-unknown_visitor = There is no visitor “{ $visitor }”. `westmarch admin list visitors` shows them.
error-database_full = The database { $url } is not empty. With --yes all that is in it is replaced.
error-database_old = The database { $url } was made by another version. Start the server once to bring it up to date.
error-not_a_backup = { $file } is no backup of Westmarch, or it is damaged.
error-weak_secret = { $file } holds no usable secret. Remove it, and a new one is made.
cli-serving = Westmarch is served at { $address } – stop with Ctrl-C.
cli-tables-position = { $table } ({ $game }, entry { $entries }): would go on from its position after entry { $at }.
cli-tables-stuck = { $table } ({ $game }, entry { $entries }): could not go on.
cli-tables-checked = Tables that are not over: { $all }. Unchanged rules: { $same }. Go on by their log: { $goes_on }. Go on from a position: { $from_position }. Cannot go on: { $stuck }.
cli-admin-closed = Table { $table } is closed.
cli-admin-unseated = Seat { $seat } of table { $table } is free again.
cli-admin-unseated-bot = A bot plays on in seat { $seat } of table { $table }.
cli-admin-rewound = Table { $table } goes on after entry { $entry }, with new dice.
cli-admin-renamed = Visitor { $visitor } is called “{ $name }” now.
cli-admin-banned = Visitor { $visitor } is kept out.
cli-admin-unbanned = Visitor { $visitor } may come in again.
cli-admin-announced = Said at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
cli-admin-deleted = Nothing is kept of visitor { $visitor } any more; tables removed: { $tables }.
cli-admin-tidied = Removed tables at which nothing had happened for { $days } days: { $tables }.
cli-admin-sure-close = Close table { $table } for good?
cli-admin-sure-unseat = Take whoever sits in seat { $seat } of table { $table } away?
cli-admin-sure-rewind = Let table { $table } go back to entry { $entry }?
cli-admin-sure-ban = Keep visitor { $visitor } out?
cli-admin-sure-delete = Delete everything that is kept of visitor { $visitor }? This cannot be taken back.
cli-admin-sure-tidy = Remove tables at which nothing has happened for { $days } days? This cannot be taken back.
cli-backed-up = { $file } holds everything now; tables: { $tables }. Keep it private.
cli-restored = Everything from { $file } is back; tables: { $tables }.

## In the browser

web-close = Close
web-language = Language
web-theme = Colours
web-theme-system = as on this device
web-theme-light = light
web-theme-dark = dark
web-size = Size of text
web-pace = What others do is shown
web-pace-none = at once
web-pace-normal = step by step
web-pace-slow = slowly
web-confirm-setting = Ask me to confirm every answer
web-plain-setting = Plain view: the table as text and buttons
web-sound = Sound
web-sound-off = off
web-sound-low = soft
web-sound-middle = middling
web-sound-high = loud
web-empty = nothing here
web-on-board = { $n ->
    [one] one on the board
   *[other] { $n } on the board
}
web-as-list = as a list
web-confirm = { $n ->
    [one] Confirm one
   *[other] Confirm { $n }
}
web-seats = Seats
web-you = you
web-on-turn = on turn
web-sit = Sit here
web-away = away
web-leave-seat = leave
web-leave-sure = leave, a bot may take over?
web-answers = Answers
web-watching = You are watching
web-watchers = { $n ->
    [0] no spectators
    [one] one spectator
   *[other] { $n } spectators
}
web-log = Log
web-log-filter = Search the log
web-log-empty = Nothing has happened yet.
why-show_rests = The bots rest here: at most { $most } matches of bots alone play for one visitor at a time. Close one of the others to go on.
event-house-bot = The bot in seat { $seat } could not answer. From now on { $other ->
    [steady] the steady bot
   *[random] the random bot
} plays there.
event-house-brought = This match goes on from another match, step { $entry }, brought by { $named ->
    [no] a visitor without a name
   *[yes] { $name }
}. Nothing in it was dealt again.
event-house-dealt_again = This match goes on from another match, step { $entry }, brought by { $named ->
    [no] a visitor without a name
   *[yes] { $name }
}. What the others hide was dealt again, and this log begins here.
event-house-renewed = The rules have been corrected since this match began, and its answers do not fit them. It goes on from step { $entry } of before, with new dice.
web-log-jump = Show the table at this moment
web-rules = Rules
web-rules-search = Search the rules
web-rules-failed = The rules could not be loaded. Try again in a moment.
web-rules-now = This is about the present question.
web-rules-none = The rules say nothing about that.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-best = Best: { $option }
web-hint-chances = Chances to win
web-while-away = While you were away
web-show-me = Show me
web-replay-missed = What you missed: step { $at } of { $entries }
web-more-in-log = { $n ->
    [one] One more line is in the log.
   *[other] { $n } more lines are in the log.
}
web-over = The match is over
web-won = { $n ->
    [one] Winner: { $winners } – { $reason }.
   *[other] Winners: { $winners } – { $reason }.
}
web-nobody-won = Nobody has won: { $reason }.
web-record-only = This is an uploaded record: look through it, or go on from any moment.
web-rematch = Rematch
web-rematch-swapped = { $n ->
    [2] sides swapped
   *[other] everybody one seat further
}
web-winner = winner
web-rule-of-end = See the rule
web-course = How it went
web-turn = Turn { $turn }
web-share-picture = Share picture
web-check-dice = Check the dice
web-hands-shown = What was hidden
web-course-line = { $name }: { $values }
web-rematch-join = To the rematch
web-replay = Replay
web-download = Download
proof-title = Proof of the dice
proof-seed = Seed
proof-commitment = Committed before the match (SHA-256)
proof-nonces = Added to the dice, seat by seat
proof-nonce-there = “{ $nonce }” comes from your browser: nobody could choose these dice, not even the server.
proof-nonce-brought = “{ $nonce }” comes from your browser: nobody could choose the dice that fell at this table. What had happened up to step { $entry } was brought along.
proof-nonce-missing = Your browser had added “{ $nonce }”, and it is not there: these dice are not what was agreed.
proof-verify = Check the downloaded record:
web-curtain = Pass the screen to { $name }.
web-curtain-open = I am { $name }: show
web-curtain-pull = Curtain: hide what is secret
web-keys = Keys
web-guide = First match
web-guide-note = Note { $n } of { $most }
web-guide-next = Understood
web-guide-skip = No more notes
web-guide-again = Notes for a first match
web-key-digits = choose the option with this number
web-key-next = next and previous option
web-key-enter = choose what has the focus; confirm
web-key-undo = take back
web-key-hint = hint
web-key-log = to the log
web-key-command = command line
web-key-escape = drop the choice, close panels
web-key-arrows = step through a replay
web-key-help = this list
web-command = Command line
web-command-help = The command line takes numbers, names and several answers at once; and: last, log, rules, hint, undo, what …, why …
web-command-unknown = I do not understand “{ $input }”, or it is not possible now.
web-command-nothing = Nothing on the table is called “{ $input }”.
web-words-last = last
web-words-log = log l
web-words-rules = rules
web-words-hint = hint h
web-words-undo = undo u
web-words-help = help ?
web-words-what = what where
web-words-why = why
web-share = Link to this table, for players and spectators
web-qr = QR code of this link
web-copy-position = Copy the position as text
web-picture = Save the position as a picture
web-picture-failed = This browser cannot make a picture of the table.
web-copy-failed = This browser does not let pages copy; here is the text.
web-position-text = The position as text
web-position-earlier = In the middle of a rule: the data are those of step { $at }, the last that can be written.
web-copy = Copy
web-copied = Copied
web-first = To the beginning
web-back = One step back
web-forward = One step on
web-last = To the end
web-play = Play
web-pause = Pause
web-position = Replay: step { $at } of { $entries }
web-speed = Speed
web-seen-by = Seen by
web-spectator = a spectator
web-continue = Continue from here
web-live = To the live table
web-connecting = Connecting …
web-waiting = Waiting for the others …
web-waiting-for = { $form ->
    [plural] { $name } are thinking …
   *[other] { $name } is thinking …
}
web-waiting-seats = Waiting until every seat is taken
web-gathering = Nothing is dealt yet. Cards and dice come when the last seat is taken, so that nobody can look beforehand.
web-your-turn = Your turn
web-home = Start page
web-reload = Reload
web-missing-help = Check the link, or go to the start page: your own tables are listed there.
web-lost = The connection is lost. The table stays as it was and nothing is lost; trying again …
web-slow = Your answer is on its way; the server takes its time …
web-hasty = One moment: your answer before is still on its way. The last one was not taken.
web-why-picks = That does not go with what you have picked. Drop a pick first.
web-about = What it is
web-about-thing = About: { $name }
web-choose-it = { $card ->
    [1] Choose this card
   *[other] Choose
}
web-part-needs = Needs:
web-part-event = Event:
web-part-text = Effect:
web-part-discard = Leaves the table:
web-here = Here
web-and-more = { $n ->
    [one] and in one more place
   *[other] and in { $n } more places
}
web-of = { $here } of { $last }
web-group = Options
web-things = { $n ->
    [one] one entry
   *[other] { $n } entries
}
web-can = { $n ->
    [one] one can be chosen
   *[other] { $n } can be chosen
}
web-find = Find by name
web-find-nothing = Nothing of that name lies on the table.
web-find-no-option = No answer has that name.
web-key-about = read about what has the focus
web-key-find = find things and answers by name
web-nothing-changed = Nothing has changed.
web-side = Players and log
web-tabs = Parts of the page
web-tab-board = Board
web-tab-log = Log
web-tab-rules = Rules
web-tab-chat = Chat
web-tab-settings = Settings
web-tab-table = Table
web-undo = Take back
web-bot = Bot ({ $bot })
web-bot-random = random
web-bot-steady = steady
web-bot-search = thinker
web-bot-for = { $bot }, for { $name }
web-bot-for-you = You were away for long, so a bot plays in your seat.
web-take-back = Take my seat back
web-stand-in = Let a bot play on
web-stand-in-later = A bot may sit in after { $time }.
web-stand-in-means = A bot will play for { $name }, who may take the seat back at any time. What the bot has played by then stays.
web-stand-in-sure = Yes, a bot plays on
web-stand-in-wait = Wait on
web-minutes = { $n ->
    [one] one more minute
   *[other] { $n } more minutes
}
web-hours = { $n ->
    [one] one more hour
   *[other] { $n } more hours
}
web-days = { $n ->
    [one] one more day
   *[other] { $n } more days
}
web-patience = When somebody stays away, a bot may sit in after
web-patience-short = ten minutes
web-patience-hour = an hour
web-patience-day = a day
web-patience-days = three days
web-patience-week = a week
web-stand-in-who = Which bot then
web-back-here = Ask to go back to here
web-back-here-alone = Go back to here
web-back-all = All who play here must agree.
web-back-alone = Only bots play with you, so it is done at once.
web-back-sure = Ask the others
web-back-sure-alone = Yes, go back
web-back-not = No, leave it
web-back-further = Go back further …
web-back-asked = You ask to go back to step { $at } of { $entries }.
web-back-asks = { $name } asks to go back to step { $at } of { $entries }.
web-back-lost = { $n ->
    [one] One step would be lost
   *[other] { $n } steps would be lost
}, and dice would fall anew.
web-back-what = What would be lost
web-back-waits = Still to answer: { $names }.
web-back-agree = Agree
web-back-refuse = Refuse
web-back-withdraw = Withdraw it
web-back-look = Look at that moment
web-back-done = All agreed: the match goes on from step { $at }, with new dice.
web-back-declined = Nobody goes back: it was refused or withdrawn. The match goes on as it was.
web-back-void = The match went on meanwhile, so the wish to go back to step { $at } is void.
web-free-seat = free seat { $seat }
web-player = Player { $seat }
web-error-unknown = Something went wrong on the server. Nothing that was accepted is lost; try again.
web-error-unreachable = The server does not answer. Nothing that was accepted is lost; check your connection and try again.
web-lobby = Open tables
web-status-waiting = waiting for players
web-status-running = running
web-status-over = over
web-new-table = New table
web-players = Players
web-options = Options of the game
web-default = as usual
web-table-language = Language of the table
web-open-table = List it among the open tables
web-create = Make the table
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-hotseat = at this screen
web-my-name = Name
web-save = Save
web-saved = Saved
web-other-device = Go on at another device
web-return-link = Open this link on the other device; keep it to yourself. It works once, for seven days.
web-return-made = A link that you made on { $when } can still be used once.
web-return-revoke = Take the link back
web-return-title = Go on as somebody else here?
web-return-now = This browser is now
web-return-then = The link belongs to
web-return-means = Only go on if you made this link yourself. Afterwards you play here as { $name }; what { $you } has begun in this browser can then no longer be reached from here.
web-return-sure = Go on as { $name }
web-return-stay = Stay { $you }
web-return-same = This link is your own: you are { $name } here already.
web-return-failed = Nothing has changed: this browser stays who it was. Make a new link on the other device.
web-nameless = a visitor without a name
web-sign-out = Sign out everywhere else
web-sign-out-means = All other devices that play under your name will be strangers, and a link that is not used yet will be worthless. This browser stays.
web-sign-out-sure = Yes, sign them out
web-sign-out-not = Leave it as it is
web-sign-out-done = Done. You are known in this browser only.
web-signed-out = This browser was signed out from another device.
web-signed-out-means = Your matches are not lost: a return link, made on the device that signed this one out, brings you back. Or go on here as somebody new.
web-signed-out-new = Go on as somebody new
web-choose-file = Choose a file
web-upload = Look at a record file
web-reconstructed = Reconstructed, not confirmed by a source: { $what }.

## Why something cannot be chosen

why-not_asked = That is not asked for now.
why-match_over = The match is over.
why-not_your_turn = It is not your turn.

web-map-closer = Closer
web-map-farther = Farther
web-map-whole = The whole map
web-map-outside = { $n ->
    [one] { $n } choice outside the view
   *[other] { $n } choices outside the view
}
web-tracks = Tracks
web-tab-hand = Hand

## The start page

web-title = Four Tolkien board games in your browser
web-subtitle = Play a bot this minute or send a friend a link. No account, free, on any screen.
web-shelf-mordor = Journey to Mordor
web-shelf-mordor-what = A dice race of hobbits to Mount Doom, with the Nazgûl at their heels.
web-shelf-war = War of the Ring
web-shelf-war-what = Hold the Free Peoples together, or hunt the Ring with the armies of Sauron.
web-shelf-hunt = Hunt for the Ring
web-shelf-hunt-what = One hides Frodo on the map; the others ride after him through the Shire.
web-shelf-smaug = The Desolation of Smaug
web-shelf-smaug-what = Lead the dwarves together to the Mountain before the dragon reaches the lake.
web-state-first = begin here
web-count-players = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
web-count-minutes = { $n } min
web-difficulty = Difficulty { $n } of 4:
web-difficulty-1 = easy
web-difficulty-2 = medium
web-difficulty-3 = tricky
web-difficulty-4 = deep
web-bots = Bots
web-your-side = Your side
web-play-bot = Play a bot
web-invite = Invite a friend
web-learn = Learn it
web-watch = Watch
web-more = More …
web-play-on = Play on
web-my-matches = Your matches
web-studies = Studies
web-all = all
web-fewer = fewer
web-try = Try
web-go-on = Go on
web-sit-down = Sit
web-with = with { $names }
web-waits = { $name } waits
web-seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
web-your-name = Your name
web-open-record = Open a saved match or Letter

## Joining and waiting

web-keeps-seat = { $name } keeps a seat for you
web-seat-kept = A seat is kept for you
web-about-time = about { $n } minutes
web-is-here = is here
web-free = free
web-sit-as = Sit here as { $part }
web-name-here = Your name at the table
web-only-watch = Only watch
web-no-account = No account. You can leave at any time.
web-how = How it goes in three lines
web-table-ready = Your table is ready. Send the link.
web-table-waits = The table waits for players
web-begins-later = begins when all seats are taken
web-copy-link = Copy link
web-share-link = Share …
web-point-phone = Or point a phone at this
web-has-come = { $name } has come
web-seat-waits = waiting …
web-seat-bot = Seat a bot
web-begin-now = Begin now
web-begin-bots = bots take the free seats
web-brought = Goes on from another match, step { $entry }, brought by { $name }.
hidden-again = What the others hide will be dealt again.
hidden-asked = Whoever brought it asks to leave every hidden card as it is. Unless all agree, what the others hide will be dealt again.
hidden-agree = I agree that nothing is dealt again
web-told-of-arrival = You will see it when somebody comes, also from another tab.
web-meanwhile = Meanwhile
web-read-rules = Read the rules
web-close-table = Close the table

## The table's frame

web-not-found = There is nothing at this address.
web-not-found-help = Perhaps the link was cut short. Your tables and all games are on the start page.
web-chat-watched = Those who look on can read what is said here.
web-chat-closed = What is said at this table is for those who sit at it.
web-seat-left = { $name } has left the table. A bot plays on in this seat.
web-seat-stood-in = A bot plays for { $name }, who has stayed away. The seat is kept.
web-seat-back = { $name } is back and plays on.
web-hint-why = It won about { $chance } of the matches that were tried from here.
web-hint-next = The next best, { $option }, won about { $chance }.
web-hint-alike = Several answers are about as good as this one.
web-hint-does = What it surely does: { $outcomes }.
web-hint-tried = { $n ->
    [one] One match was tried.
   *[other] { $n } matches were tried.
}
web-handing = See what came of it. Then it is for { $name } to decide.
web-hand-over = Pass the screen to { $name }
web-curtain-title = The curtain is down
web-curtain-means = Nothing secret is on this screen: the board shows what everybody may see.
web-recap = Since your last turn
web-turn-back = One turn back
web-turn-forward = One turn on
web-motion = Movement
web-motion-off = off
web-motion-fast = fast
web-motion-normal = normal
web-motion-slow = slow
web-share-open = Share
web-sheet = Fold or unfold
web-after = After the match
web-settings-open = Settings
web-log-more = { $n ->
    [one] one more like it
   *[other] { $n } more like it
}
web-log-times = { $n } times
web-phase-draw = Cards
web-phase-fellowship = The Fellowship
web-phase-hunt = The Hunt
web-phase-roll = Action Dice
web-phase-actions = Actions
