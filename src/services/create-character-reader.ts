import type { CharacterReader } from './character-service.ts';
import { FETCH_CHARACTER_FAILED } from './character-service.ts';
import type { HeldDeletions } from './held-deletion.ts';
import type { CharacterLookup } from './ports/character-repository.ts';
import { withSentence } from './with-sentence.ts';

export interface CharacterReaderDependencies {
  characters: CharacterLookup;
  deletions: HeldDeletions;
}

/** Characters to look at, without all that making them needs: a family's first screen waits for this. */
export function createCharacterReader({ characters, deletions }: CharacterReaderDependencies): CharacterReader {
  return {
    list: (cursor = null) =>
      withSentence(FETCH_CHARACTER_FAILED, async () => {
        const page = await characters.list(cursor);
        return { ...page, items: page.items.filter(({ id }) => !deletions.isHeld({ kind: 'character', id })) };
      }),

    find: (id) => withSentence(FETCH_CHARACTER_FAILED, () => characters.find(id)),

    deleteLater: ({ id }) => deletions.hold({ kind: 'character', id }),
  };
}
