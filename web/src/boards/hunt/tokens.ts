// Corruption tokens as everybody sees them: what they show, and what they come to together.

/** The face of a token by its reference; its words begin with it. */
export interface Face {
  eye: boolean;
  number: number;
}

/** How far corruption rises: numbers first, then each Eye counts one and the Eyes already there (p. 22). */
export function rise(faces: readonly Face[], eyesThere: number): number {
  let sum = 0;
  let eyes = eyesThere;
  for (const face of faces.filter((one) => !one.eye)) sum += face.number;
  for (const face of faces) {
    if (!face.eye) continue;
    sum += 1 + eyes;
    eyes += 1;
  }
  return sum;
}
