/** 0, 1, 2 … below a number, for drawing so many of a thing. */
export const times = (number: number): number[] => Array.from({ length: Math.max(0, number) }, (_, n) => n);
