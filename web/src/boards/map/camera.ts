// Which part of a sheet is in view: how near, and which point of the sheet lies in the middle of the box.

export interface Camera {
  zoom: number;
  /** Fractions of the sheet. */
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const NEAREST = 6;
/** Upright boxes narrower than this show a part of the sheet: names would not fit. */
export const NARROW = 700;
const PHONE = { width: 1130, height: 746 };

/** The sheet at zoom 1: stretched to the box, or as wide as a phone with its own proportions. */
export function sheetSize(box: Size): Size {
  if (box.width >= NARROW) return box;
  return { width: box.width, height: (box.width * PHONE.height) / PHONE.width };
}

/** How near a box opens: the whole sheet, but on a phone near enough to read names. */
export function openingZoom(box: Size): number {
  return box.width >= NARROW ? 1 : PHONE.width / Math.max(1, box.width);
}

/** Never beyond the edges; what is smaller than the box lies in its middle. */
export function held(camera: Camera, box: Size): Camera {
  const zoom = Math.min(Math.max(camera.zoom, 1), Math.max(NEAREST, openingZoom(box) * 2));
  const sheet = sheetSize(box);
  const within = (at: number, shown: number, whole: number) => {
    const half = shown / whole / 2;
    return half >= 0.5 ? 0.5 : Math.min(Math.max(at, half), 1 - half);
  };
  return {
    zoom,
    x: within(camera.x, box.width, sheet.width * zoom),
    y: within(camera.y, box.height, sheet.height * zoom),
  };
}

/** Where the sheet's upper left corner lies in the box. */
export function corner(camera: Camera, box: Size): { left: number; top: number } {
  const sheet = sheetSize(box);
  return {
    left: box.width / 2 - camera.x * sheet.width * camera.zoom,
    top: box.height / 2 - camera.y * sheet.height * camera.zoom,
  };
}

/** Nearer or farther, while the point of the sheet under `at` (pixels of the box) stays there. */
export function zoomed(camera: Camera, box: Size, factor: number, at: { x: number; y: number }): Camera {
  const sheet = sheetSize(box);
  const { left, top } = corner(camera, box);
  const next = held({ ...camera, zoom: camera.zoom * factor }, box).zoom;
  const x = (at.x - left) / (sheet.width * camera.zoom);
  const y = (at.y - top) / (sheet.height * camera.zoom);
  return held(
    {
      zoom: next,
      x: x - (at.x - box.width / 2) / (sheet.width * next),
      y: y - (at.y - box.height / 2) / (sheet.height * next),
    },
    box,
  );
}

export function panned(camera: Camera, box: Size, dx: number, dy: number): Camera {
  const sheet = sheetSize(box);
  return held(
    { ...camera, x: camera.x - dx / (sheet.width * camera.zoom), y: camera.y - dy / (sheet.height * camera.zoom) },
    box,
  );
}

/** Whether a point of the sheet can be seen, with some room around it. */
export function inView(camera: Camera, box: Size, x: number, y: number, margin = 24): boolean {
  const sheet = sheetSize(box);
  const { left, top } = corner(camera, box);
  const px = left + x * sheet.width * camera.zoom;
  const py = top + y * sheet.height * camera.zoom;
  return px >= margin && py >= margin && px <= box.width - margin && py <= box.height - margin;
}
