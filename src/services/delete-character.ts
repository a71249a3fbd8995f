import type { Character } from '@talelantern/domain/characters/character';
import type { PageCursor } from './page.ts';
import type { CharacterRepository } from './ports/character-repository.ts';
import type { PictureStore } from './ports/picture-store.ts';
import type { StoryRepository } from './ports/story-repository.ts';

interface DeleteCharacterDependencies {
  characters: Pick<CharacterRepository, 'find' | 'delete'>;
  stories: Pick<StoryRepository, 'list'>;
  pictures: PictureStore;
}

/**
 * Deletes a character and those of its pictures that no story shows: stories keep their cast as it was when they were
 * told. A picture that cannot be deleted now stays behind and does not bring the character back.
 */
export async function deleteCharacter(id: string, dependencies: DeleteCharacterDependencies): Promise<void> {
  const { characters, pictures } = dependencies;
  const character = await characters.find(id);
  await characters.delete(id);
  if (!character) return;
  try {
    const shown = await picturesInStories(dependencies.stories);
    const unused = picturesOf(character).filter((path) => !shown.has(path));
    await Promise.all(unused.map(pictures.delete));
  } catch {
    // The files lie under the family's own prefix and go with its account at the latest.
  }
}

const picturesOf = ({ imagePath, imageHistory }: Character): string[] => [
  ...new Set([imagePath, ...imageHistory.map(({ path }) => path)].filter((path) => path !== null)),
];

async function picturesInStories(stories: Pick<StoryRepository, 'list'>): Promise<Set<string>> {
  const shown = new Set<string>();
  let cursor: PageCursor | null = null;
  do {
    const { items, unreadable, next }: Awaited<ReturnType<StoryRepository['list']>> = await stories.list(cursor);
    // What an unreadable story shows is not known: then everything stays.
    if (unreadable.length > 0) throw new Error('a story cannot be read');
    for (const { imagePath } of items.flatMap((story) => story.characters))
      if (imagePath !== null) shown.add(imagePath);
    cursor = next;
  } while (cursor !== null);
  return shown;
}
