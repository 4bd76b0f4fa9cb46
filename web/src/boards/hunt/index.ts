import type { BoardKit } from "../index";
import { capital } from "../../lib/text";
import { texts } from "../../lib/texts.svelte";
import { because } from "./because";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { isPlace, onSheet, staged } from "./scene";
import SeatFacts from "./SeatFacts.svelte";
import Stage from "./Stage.svelte";
import Tracks from "./Tracks.svelte";

const kit: BoardKit = {
  board: Board,
  seat: SeatFacts,
  tracks: Tracks,
  stage: Stage,
  hand: Hand,
  draws: (option, prompt) => {
    if (isPlace(option)) return true;
    if (onSheet(prompt) && (option === "dot" || option === "stay")) return true;
    return staged(prompt) && !(prompt.kind === "rider.turn" && option === "done");
  },
  because: (option, scene, atlas) => because(texts.now, option, scene, atlas),
  hides: (seat) => seat === 0,
  reveals: true,
  shadow: "side:riders",
  worded: (prompt) => capital(texts.now.prompt(prompt)),
  line: (panel) => ({ colour: panel.title === "side:bearer" ? "free" : "shadow", form: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18Z" }),
  matters: (key) => /^(search|perception|hunt|card|information|encounter|rescue|frodo|ring|lord|gandalf|token|day|crossing)\./.test(key),
};

export default kit;
