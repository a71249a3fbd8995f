import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import { readBoolean, readRecord, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useCharacter } from '../features/characters/use-characters.ts';
import type { NewStory } from '../features/stories/new-story/use-new-story.ts';
import { focusMain } from '../ui/main-focus.ts';
import { useOnChange } from '../shared/page/use-on-change.ts';
import { useNavigationState } from '../shared/page/use-navigation-state.ts';

const NEW_CHARACTER = 'new';

export type CreatePageState = ReturnType<typeof useCreatePageState>;

/** `/create`: `?story=<id>` continues a story; `characterId` and `joiningId` are characters to add to the cast. */
export function useCreatePageState() {
  const state = readRecord(useNavigationState());
  const [params] = useSearchParams();
  return {
    characterId: readTextOrNull(state['characterId']),
    joiningId: readTextOrNull(state['joiningId']),
    // A page of the release before named the story in its history entry, which a reload keeps.
    storyId: readTextOrNull(params.get('story') ?? state['storyId']),
    /** Which creator is open: `NEW_CHARACTER`, or a character's id. */
    creatorOf: readTextOrNull(state['creatorOf']),
    /** Whether the character was created in this creator. */
    isCreated: readBoolean(state['isCreated']),
    /** Whether the creator was opened from the form, which the previous history entry shows. */
    isOverForm: readBoolean(state['isOverForm']),
  };
}

/** The open creator. Stored in the history entry, so that Back restores it. */
export function useCreator(
  { characterId, joiningId, creatorOf, isCreated, isOverForm }: CreatePageState,
  { draft, change, add, remember }: NewStory,
) {
  const navigate = useNavigate();
  const isNew = creatorOf === NEW_CHARACTER;
  const { item: character, isPending: isArriving } = useCharacter(characterId ?? (isNew ? null : creatorOf));
  useAddOnce(characterId ?? joiningId, add, characterId !== null);

  // Until the history entry has changed, a second tap would open another one, or go back once more.
  const isMoving = useRef(false);
  function move(go: () => unknown): void {
    if (isMoving.current) return;
    isMoving.current = true;
    void go();
  }
  const openOver = (id: string): void =>
    move(() => navigate(PATHS.create, { state: { creatorOf: id, isOverForm: true } }));
  const removeUnsaved = (): void => change({ type: 'removed', characterIds: draft.characterIds.filter(isTemporaryId) });

  // After Back, only the draft has what was typed: an unsaved character of the cast would be saved without it.
  useOnChange(isNew, () => isNew || isMoving.current || removeUnsaved());
  useOnChange(useLocation().key, () => (isMoving.current = false));

  const isOpen = isNew || character !== null;
  useOnChange(isOpen, () => isOpen || focusMain());

  return {
    isArriving,
    creator: isOpen ? { character, isCreated: isCreated || characterId !== null } : null,
    openNew: (): void => openOver(NEW_CHARACTER),
    open: (one: Character): void => {
      remember(one);
      openOver(one.id);
    },
    handleSaved: (saved: Character, isShown: boolean): void => {
      remember(saved);
      if (!isNew) return;
      removeUnsaved();
      add(saved);
      if (!isShown) return;
      void navigate(PATHS.create, { replace: true, state: { creatorOf: saved.id, isCreated: true, isOverForm } });
    },
    close: (generated: Character | null): void =>
      move(() => {
        if (isNew) removeUnsaved();
        if (generated && isTemporaryId(generated.id)) add(generated);
        return isOverForm ? navigate(-1) : navigate(PATHS.create, { replace: true });
      }),
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
