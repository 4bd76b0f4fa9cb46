// Fingers, mouse and wheel on a map: dragging pans, two fingers and the wheel zoom, a click after a drag never acts.

const DRAG = 6;

export interface Moves {
  element: () => HTMLElement | null;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: { clientX: number; clientY: number }) => void;
}

export class Gestures {
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private dragged = false;
  private readonly moves: Moves;

  constructor(moves: Moves) {
    this.moves = moves;
  }

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.dragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
    if (!this.dragged) this.moves.element()?.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.moves.zoom(is / Math.max(1, was), { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    } else this.moves.pan(now.x - before.x, now.y - before.y);
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  click(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.moves.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0018)), event);
  }
}
