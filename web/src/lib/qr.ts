// A link as a QR code, ready to draw: one path in a square with its quiet zone.
import { encode } from "uqr";

const QUIET = 4;

export function qr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
