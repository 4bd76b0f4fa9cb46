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
  seal: ({ title }) =>
    title === "side:bearer"
      ? { form: "M2.500 2h19v9.500c0 5.300-3.600 8.900-9.500 11.500-5.900-2.600-9.500-6.200-9.500-11.500z", colour: "free", sign: "ring" }
      : { form: "M7.500 1.500h9l6 6v9l-6 6h-9l-6-6v-9z", colour: "shadow", sign: "die-eye" },
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
  dark: ({ title }) => title === "side:riders",
  worded: (prompt) => capital(texts.now.prompt(prompt)),
  line: (panel) => ({ colour: panel.title === "side:bearer" ? "free" : "shadow", form: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18Z" }),
  matters: (key) => /^(search|perception|hunt|card|information|encounter|rescue|frodo|ring|lord|gandalf|token|day|crossing)\./.test(key),
};

export default kit;
