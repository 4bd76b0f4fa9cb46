// Our own signs, one path each on a grid of 24.
import type { MordorView } from "./view";

export const SYMBOLS: Record<string, string> = {
  ring:
    "M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 0 0 0-21ZM12 6.300a5.700 5.700 0 1 1 0 11.400a5.700 5.700 0 0 1 0-11.400ZM4.300 11.200C4.600 7.600 7 5 10.300 4.200C7.800 5.700 6.300 8 6.100 11.200Z",
  gandalf:
    "M17.800 1C13 1.800 8.500 6 7 13.200C10 14.300 14.500 14.300 17.300 13.200C16.600 10 16 7.400 14.800 5.400C16 4.600 17.300 4.800 18.700 5.800C19.300 3.800 19 2.200 17.800 1ZM6.600 14.700C3.600 15.300 1.600 16.400 .8 18C3.500 21.200 7.400 22.800 12.100 22.800C16.800 22.800 20.700 21.200 23.400 18C22.600 16.400 20.600 15.300 17.700 14.700C14.400 16 9.800 16 6.600 14.700Z",
  fellowship:
    "M12 .8L21.500 3.800V11C21.500 17 17.500 20.900 12 23.400C6.500 20.900 2.500 17 2.500 11V3.800ZM12 4.600L10.500 7V13.200H7.600V15H10.900V18.200L12 19.400L13.100 18.200V15H16.400V13.200H13.500V7Z",
  orc:
    "M2 2L6.400 5.200C8 4.200 10 3.700 12 3.700C14 3.700 16 4.200 17.600 5.200L22 2C22.300 5.400 21.600 8 20.700 9.600C20.900 11.300 20.600 13 20 14.400L17.600 16L17.300 22.500L14.800 19.600L13.600 22.800H10.400L9.200 19.600L6.700 22.500L6.400 16L4 14.400C3.400 13 3.100 11.300 3.300 9.600C2.400 8 1.700 5.400 2 2ZM6 9.300L7 13.400L10.600 13ZM18 9.300L17 13.400L13.400 13ZM11 15.500L10.300 17.800H13.700L13 15.500Z",
  nazgul:
    "M12 .8C6 3 3.200 9.600 2.500 16.500L.8 23.200L5.600 20.800L9 23.300L12 21L15 23.300L18.400 20.800L23.200 23.200L21.500 16.500C20.800 9.600 18 3 12 .8ZM12 6.300C15 8.300 16.500 11.600 16.500 15.400C16.500 17.700 14.800 19 12 19C9.200 19 7.500 17.700 7.500 15.400C7.500 11.600 9 8.300 12 6.300ZM8.900 12.600L11.300 13.700L10.900 15.500L9.300 14.900ZM15.100 12.600L12.700 13.700L13.100 15.500L14.700 14.900Z",
  white_tree:
    "M10.700 23.200C11 20 11 17.600 10.700 15.800L5 12.200L6 10.500L10.600 13V9.300L6.700 6L8 4.600L10.800 6.700L11.300 2.300H12.700L13.200 6.700L16 4.600L17.300 6L13.400 9.300V13L18 10.500L19 12.200L13.300 15.800C13 17.600 13 20 13.300 23.200ZM12 .2l1 1.200l-1 1.200l-1-1.200ZM5.600 2.600l1.300 1.500l-1.300 1.500l-1.300-1.500ZM18.400 2.600l1.300 1.500l-1.300 1.500l-1.300-1.500ZM3.200 8.800l1.300 1.500l-1.300 1.500l-1.300-1.500ZM20.800 8.800l1.300 1.500l-1.300 1.500l-1.300-1.500Z",
};

/** The dice in the order of their slots. */
export const COLOURS = ["yellow", "red", "blue", "green", "black"] as const satisfies MordorView["aside"];

/** A form for each colour, so that colour never speaks alone. */
export const FORMS: Record<string, string> = {
  yellow: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18Z",
  red: "M12 2 22.500 21H1.500Z",
  blue: "M12 1 22 12 12 23 2 12Z",
  green: "M3.500 3.500h17v17h-17Z",
  black: "M4 1.500 12 9.500l8-8L22.500 4l-8 8 8 8-2.500 2.500-8-8-8 8L1.500 20l8-8-8-8Z",
};

export const COLOUR_OF: Record<MordorView["hobbits"][number], string> = {
  frodo: "yellow",
  sam: "red",
  merry: "blue",
  pippin: "green",
};

/** What a square of a Nazgûl track is called. */
export const MARKS: Record<MordorView["squares"][number][number], string> = {
  x: "mark:crossed",
  "x.": "mark:half_crossed",
  ".": "mark:empty",
  "..": "mark:halved",
};

/** A rider to the right, in a box of 40 by 36 that begins at y = -2. */
export const RIDER =
  "M38.500 15.500C39 14 37.500 12 36 10.500C35 8.500 33.500 6 31.500 4.800L31 2L29.500 4C27 4.500 25 6.500 23.500 9.500C22.500 10.500 21 11 19.500 11C20.500 8 20 4 18.500 2.500C17.500 -.5 15 -2 13 -1.500C10.500 -.5 10 2.500 10.500 5C6.500 8 3.500 13 .5 15.500C2.500 16 3 17 3.500 19C5 21 7 22 9 22C8 25 8 27.500 6 30L3.500 34H7L10 29.500C12 28 13.500 26 14 23.500C17 24.500 20 24.500 23 23.500C23.500 26 25 28 27 28.500L25 33.500L28 34L30 27.500C28.500 26 27.500 24 27.500 21C29.500 19 30.500 16.500 31 13.500C32.500 15 34.500 15.500 35.500 17C37 17.500 38.200 16.800 38.500 15.500Z";

/** Feet at the origin, 40 high. */
export const PAWN =
  "M0 -40C5.500 -40 9 -36 9 -31.500C9 -28.500 7.500 -26 5.500 -24.500C11 -22 14 -12 15 -3C15 3 -15 3 -15 -3C-14 -12 -11 -22 -5.500 -24.500C-7.500 -26 -9 -28.500 -9 -31.500C-9 -36 -5.500 -40 0 -40Z";

/** How the power of a place is drawn: a sign, what it does to it, and whether it helps. */
export interface Power {
  sign: string;
  /** A number beside the sign, or a stroke through it. */
  mark: string;
  good: boolean;
}
export const POWERS: Record<string, Power> = {
  "effect:equal_symbols": { sign: "M2 2h12v12H2ZM10 10h12v12H10ZM12 12v8h8v-8Z", mark: "", good: true },
  "effect:no_gandalf": { sign: SYMBOLS["gandalf"] as string, mark: "/", good: false },
  "effect:double_fellowship": { sign: SYMBOLS["fellowship"] as string, mark: "×2", good: true },
  "effect:repeat_throws": {
    sign: "M12 3a9 9 0 0 1 8.500 6L23 8l-2 6.500-6-3 2.800-1.300A6.400 6.400 0 0 0 5.800 10L3.500 9A9 9 0 0 1 12 3ZM12 21a9 9 0 0 1-8.500-6L1 16l2-6.500 6 3-2.800 1.300A6.400 6.400 0 0 0 18.200 14l2.300 1A9 9 0 0 1 12 21Z",
    mark: "",
    good: true,
  },
  "effect:double_orcs": { sign: SYMBOLS["orc"] as string, mark: "×2", good: false },
  "effect:no_nazgul": { sign: SYMBOLS["nazgul"] as string, mark: "/", good: true },
  "effect:all_nazgul": { sign: SYMBOLS["nazgul"] as string, mark: "!", good: false },
  "effect:two_rings": { sign: SYMBOLS["ring"] as string, mark: "×2", good: false },
};

export const bare = (reference: string | null) => reference?.split(":")[1] ?? "";
