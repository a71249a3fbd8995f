import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import type { FieldProblem } from '@talelantern/domain/errors/field-problem';
import type { CharacterRole } from '@talelantern/domain/characters/roles';
import type { Location } from '@talelantern/domain/locations/location';
import { relationshipProblem } from '@talelantern/domain/stories/relationship-form';
import {
  choiceProblem,
  MAX_CHARACTERS,
  MAX_LOCATIONS,
  SELECT_ALL,
  type ChoiceProblem,
  SAVE_CHARACTERS_FIRST,
} from '@talelantern/domain/stories/story-choices';
import { useCallback, useState } from 'react';
import { FRIEND_CHARACTERS, isFriendId } from '../../../shared/characters/friends.ts';
import type { NewStoryAssignment } from '../../../services/stories/chapter.ts';
import {
  allUsedSentence,
  castFullSentence,
  CHARACTERS,
  TOO_MANY_CHARACTERS,
} from '../../../services/plans/usage-sentences.ts';
import { leftOf, type PlanUsage } from '../../../services/plans/usage-service.ts';
import { useGoToPlans } from '../../../shared/notifications/use-failure-notice.ts';
import { notify } from '../../../ui/notify.ts';
import type { ReachedLimit } from '../../../shared/plans/plan-limits.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { useChosen, useRememberChosen } from '../../../shared/query/use-chosen.ts';
import { useFindLocation } from '../../../shared/locations/use-find-location.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { useUsage } from '../../../shared/plans/use-usage.ts';
import { relationshipsToSend, roleOf, type StoryDraft } from './story-choices.ts';
import { useStoryDraft, wishToSend } from './use-story-draft.ts';

export type CastMember = Character & { role: CharacterRole };

/** A section that a chip or a problem scrolls to. */
export type Choice = StoryProblem['field'] | 'child';

export const SECTION_IDS: Readonly<Record<Choice, string>> = {
  child: 'choose-child',
  characters: 'choose-characters',
  relationships: 'choose-relationships',
  theme: 'choose-theme',
  ageRange: 'choose-age-range',
};

interface StoryProblem extends FieldProblem<ChoiceProblem['field'] | 'relationships'> {
  label: string;
}

const FINISH_RELATIONSHIP = 'Finish the relationship';

/** The label is 'Select characters, theme, and age range' until all three are set; after that, it is specific. */
function findProblem(draft: StoryDraft, castLimit: number): StoryProblem | null {
  const missingChoice = choiceProblem(draft);
  const problemWith = (message: string, label: string): StoryProblem => ({
    field: 'characters',
    message,
    label: missingChoice ? SELECT_ALL : label,
  });
  if (draft.characterIds.length > castLimit) return problemWith(castFullSentence(castLimit), TOO_MANY_CHARACTERS);
  if (draft.characterIds.some(isTemporaryId)) return problemWith(SAVE_CHARACTERS_FIRST, SAVE_CHARACTERS_FIRST);
  if (missingChoice) return { ...missingChoice, label: SELECT_ALL };
  return unfinishedRelationship(draft);
}

/** What the relationship being edited lacks, if the family has typed words that the story would be without. */
function unfinishedRelationship({ characterIds, openRelationship }: StoryDraft): StoryProblem | null {
  if (characterIds.length < 2 || !openRelationship || openRelationship.details.trim() === '') return null;
  const lacking = relationshipProblem(openRelationship);
  return lacking && { field: 'relationships', message: lacking.message, label: FINISH_RELATIONSHIP };
}

const withRoles = (draft: StoryDraft, characters: readonly Character[]): CastMember[] =>
  characters.map((character, index) => ({ ...character, role: roleOf(draft, character, index) }));

export function scrollToSection(choice: Choice): void {
  const section = document.getElementById(SECTION_IDS[choice]);
  const mark = section?.querySelector('.field-error');
  // The mark of a long section would be below the toast.
  if (mark) mark.scrollIntoView({ block: 'end' });
  else section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

export function useNewStory() {
  const { characters } = useServices();
  const [draft, change] = useStoryDraft();
  const [askedFor, setAskedFor] = useState<StoryProblem | null>(null);
  const usage = useUsage();
  const goToPlans = useGoToPlans();
  const remember = useRememberChosen<Character>(queryKeys.character);
  const rememberLocation = useRememberChosen<Location>(queryKeys.location);
  const find = async (id: string) =>
    FRIEND_CHARACTERS.find((friend) => friend.id === id) ?? (await characters.find(id));
  const chosenCharacters = useChosen(draft.characterIds, { queryKey: queryKeys.character, find }, (characterIds) =>
    change({ type: 'removed', characterIds }),
  );
  const chosenLocations = useChosen(
    draft.locationIds,
    { queryKey: queryKeys.location, find: useFindLocation() },
    (locationIds) => change({ type: 'locations-removed', locationIds }),
  );
  const members = withRoles(draft, chosenCharacters.members);
  const castLimit = Math.min(usage?.plan.limits.charactersPerStory ?? MAX_CHARACTERS, MAX_CHARACTERS);
  const charactersLeft = usage ? leftOf(usage.characters) : 0;
  const problem = findProblem(draft, castLimit);
  const add = useCallback(
    (character: Character) => {
      remember(character);
      change({ type: 'added', characterId: character.id });
    },
    [remember, change],
  );
  const notifyLimit = (sentence: string, limit: ReachedLimit): void =>
    notify.note(sentence, {
      action: { label: 'See the plans', onClick: () => goToPlans(limit) },
      durationMs: 10_000,
    });
  /** The story must have room, and so must the plan for a friend who would be stored. If not, says why. */
  function hasRoomFor({ id }: Character): boolean {
    if (draft.characterIds.length >= castLimit) {
      if (castLimit === MAX_CHARACTERS) notify.note(castFullSentence(castLimit));
      else notifyLimit(castFullSentence(castLimit), 'cast');
      return false;
    }
    const limit = usage?.characters.limit;
    if (limit === undefined || !isFriendId(id) || draft.characterIds.filter(isFriendId).length < charactersLeft)
      return true;
    notifyLimit(allUsedSentence(limit, 'total', CHARACTERS), 'characters');
    return false;
  }
  const retry = (): void => {
    chosenCharacters.retry();
    chosenLocations.retry();
  };
  const isComplete =
    members.length === draft.characterIds.length && chosenLocations.members.length === draft.locationIds.length;

  return {
    draft,
    change,
    cast: { ...chosenCharacters, members },
    chosenLocations,
    castLimit,
    /** How many more characters the plan can store; 0 while the plan is loading. */
    charactersLeft,
    /** Adds the character to the cast, or updates a changed character in the cast. */
    add,
    /** Caches a loaded character without choosing it. */
    remember,
    toggle: (character: Character): void => {
      if (!draft.characterIds.includes(character.id) && !hasRoomFor(character)) return;
      remember(character);
      change({ type: 'toggled', characterId: character.id });
    },
    toggleLocation: (location: Location): void => {
      const others = draft.locationIds.filter((id) => id !== location.id);
      const isChosen = others.length < draft.locationIds.length;
      if (!isChosen && others.length >= MAX_LOCATIONS) return;
      rememberLocation(location);
      change({ type: 'set', choices: { locationIds: isChosen ? others : [...others, location.id] } });
    },
    problem,
    unfinishedRelationship: unfinishedRelationship(draft),
    /** Why a complete choice cannot be sent: a chosen item could not be loaded. */
    loadFailure: problem || isComplete ? null : (chosenCharacters.error ?? chosenLocations.error),
    retry,
    /** Null until the user has pressed a button once. A surprise asks for the relationship only. */
    shownProblem: askedFor?.field === 'relationships' ? unfinishedRelationship(draft) : askedFor && problem,
    showProblem: (shown = problem): void => {
      if (!shown) return;
      setAskedFor(shown);
      notify.clear();
      notify.failure(shown.message, { durationMs: 6_000 });
    },
    /** Null while a choice is missing or loading. */
    assignment: problem || !isComplete ? null : assign(draft, members, chosenLocations.members, usage),
    /** An assignment with other choices and characters, and the same locations. */
    assignmentWith: (choices: Partial<StoryDraft>, chosen: readonly Character[]): NewStoryAssignment | null => {
      const changedDraft = { ...draft, ...choices };
      return assign(changedDraft, withRoles(changedDraft, chosen), chosenLocations.members, usage);
    },
  };
}

export type NewStory = ReturnType<typeof useNewStory>;

function assign(
  draft: StoryDraft,
  characters: readonly CastMember[],
  locations: readonly Location[],
  usage: PlanUsage | null,
): NewStoryAssignment | null {
  const { theme, ageRange, length, childId, idea } = draft;
  if (theme === null || ageRange === null) return null;
  return {
    kind: 'new-story',
    characters,
    theme,
    ageRange,
    length,
    customElements: wishToSend(draft, usage),
    idea: idea.trim(),
    relationships: relationshipsToSend(draft),
    locations,
    childId,
  };
}
