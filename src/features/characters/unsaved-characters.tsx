import type { Character } from '@talelantern/domain/characters/character';
import { useQueryClient } from '@tanstack/react-query';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { SAVE_CHARACTER_FAILED } from '@talelantern/domain/characters/character-form';
import { PORTRAIT_SUBJECT } from './portrait-subject.tsx';
import { idToSend } from '../../shared/drafts/sent-id.ts';
import { useSaving } from '../items/use-item-form.ts';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';

export const SAVED_WITHOUT_CREATOR = 'Character saved successfully!';

interface UnsavedCharactersProps {
  unsaved: readonly Character[];
  onSaved: (tempId: string, saved: Character) => void;
}

/** Chosen characters that are not saved, each with a button that saves it. */
export function UnsavedCharacters({ unsaved, onSaved }: UnsavedCharactersProps) {
  return unsaved.map((character) => <Unsaved key={character.id} character={character} onSaved={onSaved} />);
}

function Unsaved({ character, onSaved }: { character: Character } & Pick<UnsavedCharactersProps, 'onSaved'>) {
  const { uid, loadServices } = useServices();
  const queryClient = useQueryClient();
  const draftKey = PAGE_STORAGE_KEYS.characterDraft(uid, null);
  const { isSaving, save } = useSaving({
    // Saves the cached character, because the one in the cast has its role in this story.
    async store(chosen: Character) {
      const { characters } = await loadServices();
      const unsaved = queryClient.getQueryData<Character>(queryKeys.character(chosen.id)) ?? chosen;
      return characters.create({ ...unsaved, id: idToSend(draftKey) });
    },
    keys: PORTRAIT_SUBJECT.keys,
    draftKey,
    saved: SAVED_WITHOUT_CREATOR,
    failed: SAVE_CHARACTER_FAILED,
    onSaved: (saved) => onSaved(character.id, saved),
  });
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-well px-5 py-4">
      <p className="min-w-0 wrap-anywhere">{character.name} can be in a story once saved.</p>
      <OnlineButton variant="line" icon="check" busy={isSaving} busyLabel="Saving…" onClick={() => save(character)}>
        Save {character.name}
      </OnlineButton>
    </div>
  );
}
