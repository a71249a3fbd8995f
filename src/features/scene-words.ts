import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { toOneLine } from '@talelantern/domain/text/lists';

const LONGEST = 140;

/** What a scene shows, in the words it was painted from. */
export function sceneWords({ textSelection }: Pick<SceneImage, 'textSelection'>): string {
  const words = toOneLine(textSelection);
  if (words === '') return 'A picture of the story';
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
