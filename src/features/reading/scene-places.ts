import type { Span } from '@talelantern/domain/stories/paragraph-spans';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { PlacedScene } from '@talelantern/domain/stories/scene-places';

/** What to see beside a page: the pictures of its own text, else the last one before it, else none (the cover). */
export function scenesBeside(placed: readonly PlacedScene[], page: Span): SceneImage[] {
  const own = placed.filter(({ offset }) => offset >= page.start && offset < page.end);
  if (own.length > 0) return own.map(({ scene }) => scene);
  const earlier = placed.filter(({ offset }) => offset < page.start).at(-1);
  return earlier ? [earlier.scene] : [];
}
