# Words of the house, for every game and client.

done = done
chance = chance
no-one = no one

## What can be wrong

error-unknown_answer = “{ $answer }” is not an answer of this game.
error-illegal_answer = “{ NAME($answer) }” is not possible here. Possible: { $offered }.
error-match_over = The match is over.
error-unknown_game = There is no game “{ $game }”. The games are: { $known }.
error-unknown_bot = There is no bot “{ $bot }”. The bots are: { $known }.
error-bad_option = “{ $name } = { $value }” is not possible; allowed: { $allowed }.
error-record = Record { $where }: { $reason }.
error-record-unreadable = { $where } cannot be read: { $cause }.
error-record-unwritable = { $where } cannot be written: { $cause }.
error-record-folder = { $where } cannot be written: it is a folder.
error-record-occupied = { $where } cannot be written: another kind of file has this name.
error-record-foreign = { $where } is not a Westmarch record.
error-record-newer = { $where } was made by a newer Westmarch. Update this one to read it.
error-record-truncated = { $where } is cut off: its last line is missing.
error-record-damaged = { $where } is damaged: it is not as it was written.
error-record-unplayable = This record cannot be played: line { $entry } does not fit the rules.
error-record-other_rules = This record was made with another version of the rules.
error-record-other_content = This record was made with other content tables. Give their folder with --content.
error-record-by_hand = In this match dice were entered by hand; there is no seed to check.
error-record-sealed = This record does not hold its seed; it is shown when the match is over.
error-record-other_seed = The seed in this record is not the one that was committed to before the match.
error-record-rolls_missing = Rolls are missing at the end of this record.
error-record-other_result = The result written in this record is not how the match ended.
error-record-wrong_roll = The roll in line { $entry } does not come from the seed.
error-content = { $line ->
    [0] Content table { $file }: { $reason }.
   *[other] Content table { $file }, line { $line }: { $reason }.
}
error-position = This position is impossible: { $reason }.
error-unknown_language = There is no language “{ $language }”; there are { $known }.
error-missing_command = The command “{ $command }” is not part of this installation.
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
error-no_such_number = There is no option { $number }; the options are 1 to { $last }.
error-ambiguous_input = “{ $input }” could mean several: { $options }.
error-none_played = Nothing was played: after { $before }, “{ $answer }” is not possible. Possible then: { $offered }.
error-cut_short = Nothing was played: after “{ $answer }” dice fall or somebody else is asked. Type the rest when you have seen that.
error-undo_nothing = There is nothing to take back yet.
error-undo_dice = This cannot be taken back: dice have fallen since.
error-undo_others = This cannot be taken back: somebody else has answered since.
error-undo_news = This cannot be taken back: something new has been shown since.
error-hint_dice = Nobody can advise the dice.
error-save_where = This match is not kept by itself; say where: save FILE.
error-no_such_section = There is no section “{ $section }”: say all, or a number from 1 to { $last }.

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

cli-help-short = Type help for help.
cli-help-answer = Answer with a number, a name or the canonical text in grey. Enter takes the only option, or shows the table again.
cli-help-several = Several answers at once, for instance “1 3 done”: all are played or none.
cli-help-undo = take back your last answer
cli-help-hint = what a strong bot would do, with its estimate for every option
cli-help-rules = the rules for this question; rules all: all of them
cli-help-log = all that has happened
cli-help-position = the position as data
cli-help-save = save a copy: save FILE
cli-help-lang = another language: lang en, lang ru, lang de
cli-help-help = this help
cli-help-quit = leave; the match is kept

cli-words-undo = undo u
cli-words-hint = hint h
cli-words-rules = rules
cli-words-all = all
cli-words-log = log
cli-words-position = position
cli-words-save = save
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
cli-verified-later = shown when the match is over
cli-verified-dice = Every roll comes from this seed: { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}, { $dice ->
    [one] one die or draw
   *[other] { $dice } dice and draws
}.
