import { cutText } from '../text/cut-text.ts';
import { toOneLine } from '../text/lists.ts';
import type { SceneImage } from './scene-image.ts';

const MAX_LENGTH = 140;

export function scenePassage({ textSelection }: Pick<SceneImage, 'textSelection'>): string {
  const text = toOneLine(textSelection);
  if (text === '') return 'A picture of the story';
  return text.length <= MAX_LENGTH ? text : `${cutText(text, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}

export const sceneAlt = (scene: Pick<SceneImage, 'alt' | 'textSelection'>): string => scene.alt ?? scenePassage(scene);
