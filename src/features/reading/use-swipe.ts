import { useRef, type PointerEvent } from 'react';

const FAR_ENOUGH_PX = 48;
/** Flatter than this is across, steeper is up or down. */
const SLOPE = 1.5;

/** A finger drawn across the book turns the page. Put the result on the element. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      start.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= FAR_ENOUGH_PX && Math.abs(across) > Math.abs(down) * SLOPE) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      start.current = null;
    },
  };
}
