// What is only to be looked at: landmarks, heads and the land. It comes after all that a decision needs.
import bustArt from "./busts.svg?raw";
import landmarkArt from "./landmarks.svg?raw";

export { frame, narrowLand, wideLand } from "./land";

/** Drawings by name out of a file of groups; a landmark fills -6 -18 112 100, its ground at y = 80. */
const parts = (source: string) =>
  Object.fromEntries([...source.matchAll(/<g id="(\w+)">(.*)<\/g>\n/g)].map(([, name, art]) => [name as string, art as string]));
export const LANDMARKS = parts(landmarkArt);
export const BUSTS = parts(bustArt);
