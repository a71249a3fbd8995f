import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import type { CharacterRole } from '@talelantern/domain/characters/roles';
import { choiceProblem, type ChoiceProblem } from '@talelantern/domain/stories/story-choices';
import { useCallback, useState, type Dispatch } from 'react';
import type { NewStoryAssignment } from '../../services/chapter.ts';
import { SAVE_CHARACTERS_FIRST } from '../../services/story-service.ts';
import { castLimitSentence } from '../../services/usage-sentences.ts';
import { notify } from '../../ui/notify.ts';
import { useUsage } from '../use-usage.ts';
import { roleOf, type StoryDraft, type StoryDraftAction } from './story-choices.ts';
import { useCast, useKnownCharacter, type Cast } from './use-cast.ts';
import { useStoryDraft } from './use-story-draft.ts';

export type CastMember = Character & { role: CharacterRole };

/** Ids of the parts of the sheet that a missing choice leads to. */
export const CHOICE_PLACES: Readonly<Record<ChoiceProblem['field'], string>> = {
  characters: 'choose-characters',
  theme: 'choose-theme',
  ageRange: 'choose-age-range',
};

/** A new story in the making: what is chosen, what is missing, and what to tell once nothing is. */
export interface NewStory {
  draft: StoryDraft;
  change: Dispatch<StoryDraftAction>;
  cast: Omit<Cast, 'members'> & { members: readonly CastMember[] };
  /** How many the plan lets take part; undefined while it is not known, or without a limit. */
  castLimit: number | undefined;
  toggle: (character: Character) => void;
  /** Chooses the character, or takes note that a chosen one has changed. */
  add: (character: Character) => void;
  /** The first thing that is missing, or too much. */
  problem: ChoiceProblem | null;
  /** The same once the person has asked for it by pressing the button. */
  shownProblem: ChoiceProblem | null;
  showProblem: () => void;
  /** Null while something is missing or still loading. */
  assignment: NewStoryAssignment | null;
}

function findProblem(draft: StoryDraft, castLimit: number | undefined): ChoiceProblem | null {
  if (castLimit !== undefined && draft.characterIds.length > castLimit)
    return { field: 'characters', message: castLimitSentence(castLimit) };
  if (draft.characterIds.some(isTemporaryId)) return { field: 'characters', message: SAVE_CHARACTERS_FIRST };
  return choiceProblem(draft);
}

/** Takes the person to the part of the sheet that is missing something. */
export function leadTo(field: ChoiceProblem['field']): void {
  const place = document.getElementById(CHOICE_PLACES[field]);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

export function useNewStory(): NewStory {
  const [draft, change] = useStoryDraft();
  const [hasAsked, setAsked] = useState(false);
  const remember = useKnownCharacter();
  const handleGone = useCallback(
    (characterIds: readonly string[]) => change({ type: 'removed', characterIds }),
    [change],
  );
  const found = useCast(draft.characterIds, handleGone);
  const members = found.members.map((character, index) => ({ ...character, role: roleOf(draft, character, index) }));
  const castLimit = useCastLimit();
  const problem = findProblem(draft, castLimit);
  const add = useCallback(
    (character: Character) => {
      remember(character);
      change({ type: 'added', characterId: character.id });
    },
    [remember, change],
  );

  return {
    draft,
    change,
    cast: { ...found, members },
    castLimit,
    add,
    toggle(character) {
      remember(character);
      change({ type: 'toggled', characterId: character.id });
    },
    problem,
    shownProblem: hasAsked ? problem : null,
    showProblem() {
      if (!problem) return;
      setAsked(true);
      notify.clear();
      notify.failure(problem.message, { durationMs: 6_000 });
      leadTo(problem.field);
    },
    assignment: problem || members.length < draft.characterIds.length ? null : assign(draft, members),
  };
}

function assign({ theme, ageRange, length }: StoryDraft, characters: readonly CastMember[]): NewStoryAssignment | null {
  if (theme === null || ageRange === null) return null;
  return { kind: 'new-story', characters, theme, ageRange, length };
}

function useCastLimit(): number | undefined {
  return useUsage()?.plan.limits.charactersPerStory;
}
