import type { BoardKit } from "../index";
import Board from "./Board.svelte";
import { draws, worded } from "./deeds";
import Hand from "./Hand.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Stage from "./Stage.svelte";
import Tracks from "./Tracks.svelte";

const kit: BoardKit = {
  board: Board,
  seat: SeatFacts,
  tracks: Tracks,
  stage: Stage,
  hand: Hand,
  shadow: "side:shadow",
  draws,
  worded,
  matters: (key) => /^(battle|settlement|siege|hunt|fellowship|politics|turn)\./.test(key),
};

export default kit;
