import type { Character } from '@talelantern/domain/characters/character';
import { historyPath } from '@talelantern/domain/images/image-history';
import type { PageCursor } from '../core/page.ts';
import type { CharacterRepository, PictureStore, StoryRepository } from '../ports/item-repositories.ts';

interface DeleteCharacterDeps {
  characters: Pick<CharacterRepository, 'find' | 'delete'>;
  stories: Pick<StoryRepository, 'list'>;
  pictures: PictureStore;
}

/** Deletes a character and its pictures, except those that a story shows. A picture that cannot be deleted is left. */
export async function deleteCharacter(id: string, deps: DeleteCharacterDeps): Promise<void> {
  const { characters, pictures } = deps;
  const character = await characters.find(id);
  await characters.delete(id);
  if (!character) return;
  try {
    const usedPaths = await picturesInStories(deps.stories);
    const unused = picturesOf(character).filter((path) => !usedPaths.has(path));
    await Promise.all(unused.map(pictures.delete));
  } catch {
    // A file that is left has the family's prefix and is deleted with the account at the latest.
  }
}

const picturesOf = ({ userId, imagePath, imageHistory }: Character): string[] => [
  ...new Set([imagePath, ...imageHistory.map((entry) => historyPath(entry, userId))].filter((path) => path !== null)),
];

async function picturesInStories(stories: Pick<StoryRepository, 'list'>): Promise<Set<string>> {
  const usedPaths = new Set<string>();
  let cursor: PageCursor | null = null;
  do {
    const { items, unreadable, next }: Awaited<ReturnType<StoryRepository['list']>> = await stories.list(cursor);
    // An unreadable story may show any picture, so all are kept.
    if (unreadable.length > 0) throw new Error('a story cannot be read');
    for (const { imagePath } of items.flatMap((story) => story.characters))
      if (imagePath !== null) usedPaths.add(imagePath);
    cursor = next;
  } while (cursor !== null);
  return usedPaths;
}
