import { readCharacter } from '@talelantern/domain/characters/character';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { readStory } from '@talelantern/domain/stories/story';
import type { ItemReference, SharedItem } from '../ports/ports.ts';

/** A stored story or character with its kind; null when it is missing or has no content. */
export function readItem({ contentType, contentId }: ItemReference, data: StoredData | null): SharedItem | null {
  if (!data) return null;
  if (contentType === 'story') {
    const item = readStory(contentId, data);
    return item && { contentType, item };
  }
  const item = readCharacter(contentId, data);
  return item && { contentType, item };
}
