import type { Character } from '@talelantern/domain/characters/character';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { HOLD_DELETION_MS } from '../../services/held-deletion.ts';
import type { Page } from '../../services/page.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import { pronounsOf } from './pronouns.ts';
import { useFailureNotice } from '../use-failure-notice.ts';

export const CHARACTER_DELETED = 'Character deleted successfully';
const DELETE_FAILED = 'Failed to delete character';

/** Deletes a character after ten seconds in which it can be undone; it leaves the list at once (architecture §8). */
export function useDeleteCharacter(): (character: Character) => void {
  const { characters } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();

  function takeFromList(id: string): void {
    queryClient.setQueryData<InfiniteData<Page<Character>>>(
      queryKeys.characterList,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
        },
    );
  }

  const refresh = (): Promise<void[]> =>
    Promise.all([queryKeys.characters, queryKeys.usage].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  async function remove(character: Character): Promise<void> {
    const { undo, outcome } = characters.deleteLater(character);
    takeFromList(character.id);
    notify.note(`${character.name} has left the wall`, {
      detail: `You can bring ${pronounsOf(character.gender).them} back for ten seconds.`,
      action: { label: 'Undo', onPress: undo },
      durationMs: HOLD_DELETION_MS,
    });
    try {
      if ((await outcome) === 'deleted') notify.success(CHARACTER_DELETED);
    } catch (error) {
      tellFailure(error, DELETE_FAILED);
    }
    await refresh();
  }

  return (character) => void remove(character);
}
