import type { BoardKit } from "../index";
import Board from "./Board.svelte";
import { draws, worded } from "./deeds";
import Hand from "./Hand.svelte";
import { sideOf } from "./scene";
import SeatFacts from "./SeatFacts.svelte";
import Stage from "./Stage.svelte";
import Tracks from "./Tracks.svelte";

const kit: BoardKit = {
  board: Board,
  seat: SeatFacts,
  seal: ({ title }) =>
    sideOf(title) === "free"
      ? { form: "M2.500 2h19v9.500c0 5.300-3.600 8.900-9.500 11.500-5.900-2.600-9.500-6.200-9.500-11.500z", colour: "free", sign: "die-will" }
      : { form: "M7.500 1.500h9l6 6v9l-6 6h-9l-6-6v-9z", colour: "shadow", sign: "die-eye" },
  tracks: Tracks,
  stage: Stage,
  hand: Hand,
  side: ({ title }) => sideOf(title),
  dark: ({ title }) => sideOf(title) === "shadow",
  draws,
  worded,
  matters: (key) => /^(battle|settlement|siege|hunt|fellowship|politics|turn)\./.test(key),
};

export default kit;
