import type { BoardKit } from "../index";
import Board from "./Board.svelte";
import { draws, matters } from "./deeds";
import emblems from "./emblems.svg?raw";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { valueOf } from "./scene";
import SeatFacts from "./SeatFacts.svelte";
import signs from "./signs.svg?raw";
import Stage from "./Stage.svelte";
import Tracks from "./Tracks.svelte";
import "./smaug.css";
import "./stage.css";

// Signs and pictures stand in the page once; board, hand and stage use them by name, whichever of them is in view.
const sprite = document.createElement("div");
sprite.hidden = true;
sprite.innerHTML = signs + emblems;
document.body.append(sprite);

const kit: BoardKit = {
  board: Board,
  seat: SeatFacts,
  seal: ({ title }) => ({ sign: `seat-${valueOf(title)}`, colour: `c-${valueOf(title)}` }),
  tracks: Tracks,
  stage: Stage,
  hand: Hand,
  face: Face,
  motif: async (won) => (await (won ? import("./won.svg?raw") : import("./lost.svg?raw"))).default,
  draws,
  matters,
};

export default kit;
