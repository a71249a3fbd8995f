import type { Character } from '@talelantern/domain/characters/character';
import type { Page, PageCursor } from '../core/page.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { HeldDeletions } from '../deletion/held-deletion.ts';
import type { CharacterLookup } from '../ports/item-repositories.ts';

/** The family's characters; without those whose deletion can still be undone. */
export interface CharacterReader {
  list: (cursor?: PageCursor | null) => Promise<Page<Character>>;
  find: (id: string) => Promise<Character | null>;
}

const FETCH_CHARACTER_FAILED = 'Failed to fetch character';

interface CharacterReaderDeps {
  characters: CharacterLookup;
  deletions: Pick<HeldDeletions, 'isHeld'>;
}

export const createCharacterReader = ({ characters, deletions }: CharacterReaderDeps): CharacterReader => ({
  list: (cursor = null) =>
    withUserMessage(FETCH_CHARACTER_FAILED, async () => {
      const page = await characters.list(cursor);
      return { ...page, items: page.items.filter(({ id }) => !deletions.isHeld({ kind: 'character', id })) };
    }),

  find: (id) => withUserMessage(FETCH_CHARACTER_FAILED, () => characters.find(id)),
});
