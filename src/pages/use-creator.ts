import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import { readBoolean, readRecord, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useCharacter } from '../features/characters/use-characters.ts';
import type { NewStory } from '../features/stories/new-story/use-new-story.ts';
import { focusMain } from '../ui/main-focus.ts';
import { useNavigationState } from '../shared/page/use-navigation-state.ts';

const NEW_CHARACTER = 'new';

export type CreatePageState = ReturnType<typeof useCreatePageState>;

/**
 * The URL and navigation state of `/create`. `?story=<id>` continues a story; `characterId` and `joiningId` name characters
 * to add to the cast.
 */
export function useCreatePageState() {
  const state = readRecord(useNavigationState());
  const [params] = useSearchParams();
  return {
    characterId: readTextOrNull(state['characterId']),
    joiningId: readTextOrNull(state['joiningId']),
    storyId: readTextOrNull(params.get('story')),
    /** Which creator is open: `NEW_CHARACTER`, or a character's id. */
    creatorOf: readTextOrNull(state['creatorOf']),
    /** Whether the character was created in this creator. */
    isCreated: readBoolean(state['isCreated']),
  };
}

/** The open creator. Stored in the history entry, so that Back restores it. */
export function useCreator(
  { characterId, joiningId, creatorOf, isCreated }: CreatePageState,
  { draft, change, add, remember }: NewStory,
) {
  const navigate = useNavigate();
  const isNew = creatorOf === NEW_CHARACTER;
  const { item: character, isPending: isArriving } = useCharacter(characterId ?? (isNew ? null : creatorOf));
  useAddOnce(characterId ?? joiningId, add, characterId !== null);

  const replaceState = (state: Partial<CreatePageState> | null) =>
    void navigate(PATHS.create, { replace: true, state });
  const removeUnsaved = (): void => change({ type: 'removed', characterIds: draft.characterIds.filter(isTemporaryId) });
  function open(one: Character, isJustCreated = false): void {
    remember(one);
    replaceState({ creatorOf: one.id, isCreated: isJustCreated });
  }

  return {
    isArriving,
    creator: isNew || character ? { character, isCreated: isCreated || characterId !== null } : null,
    openNew: (): void => replaceState({ creatorOf: NEW_CHARACTER }),
    open: (one: Character): void => open(one),
    handleSaved: (saved: Character, isShown: boolean): void => {
      remember(saved);
      if (!isNew) return;
      removeUnsaved();
      add(saved);
      if (isShown) open(saved, true);
    },
    close: (generated: Character | null): void => {
      if (isNew) removeUnsaved();
      if (generated && isTemporaryId(generated.id)) add(generated);
      replaceState(null);
      focusMain();
    },
  };
}

/** Adds a character once; the history entry then drops it, so that a reload or Back does not add it again. */
function useAddOnce(id: string | null, add: NewStory['add'], isOpen: boolean): void {
  const navigate = useNavigate();
  const { item: character } = useCharacter(id);
  useEffect(() => {
    if (!character) return;
    add(character);
    const state = isOpen ? { creatorOf: character.id, isCreated: true } : null;
    void navigate(PATHS.create, { replace: true, state });
  }, [character, add, isOpen, navigate]);
}
