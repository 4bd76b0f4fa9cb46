// Which questions are answered where: on the map, in the hand, or on the stage.
import type { Prompt } from "../../lib/types";

const STAGED = /^(fight|trade|smaug|web|adventure|barrels)\.|^card\.how$/;
const ON_MAP = /^(space|step|piece|march|deck):/;

/** Whether the stage shows all answers of a question. */
export const staged = (prompt: Prompt): boolean => STAGED.test(prompt.kind);

/** Questions that few pieces or decks answer, which a phone may not have in view. */
export const few = (prompt: Prompt): boolean => /^(draw\.deck|march\.(piece|companion)|card\.(piece|joins))$/.test(prompt.kind);

/** What needs no button: all that the stage answers, and whatever lies on the map. */
export const draws = (option: string, prompt: Prompt): boolean => staged(prompt) || ON_MAP.test(option);

const MATTERS = /^(smaug|fight|web|key|ring|trade|ending|move\.(home|driven)|adventure\.meets|cards\.arrow)/;
/** Whether somebody who was away should hear of it. */
export const matters = (key: string): boolean => MATTERS.test(key);
