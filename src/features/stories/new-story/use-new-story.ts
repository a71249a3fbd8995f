import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import type { CharacterRole } from '@talelantern/domain/characters/roles';
import type { Location } from '@talelantern/domain/locations/location';
import {
  choiceProblem,
  MOST_CHARACTERS,
  MOST_LOCATIONS,
  SELECT_ALL,
  type ChoiceProblem,
} from '@talelantern/domain/stories/story-choices';
import { useCallback, useState, type Dispatch } from 'react';
import type { NewStoryAssignment } from '../../../services/chapter.ts';
import { SAVE_CHARACTERS_FIRST } from '../../../services/story-service.ts';
import { castFullSentence, TOO_MANY_CHARACTERS } from '../../../services/usage-sentences.ts';
import type { PlanUsage } from '../../../services/usage-service.ts';
import { notify } from '../../../ui/notify.ts';
import { queryKeys } from '../../query-keys.ts';
import { useChosen, useKnown, type Chosen } from '../../use-chosen.ts';
import { useServices } from '../../use-services.ts';
import { useUsage } from '../../use-usage.ts';
import { roleOf, type StoryDraft, type StoryDraftAction } from './story-choices.ts';
import { useStoryDraft } from './use-story-draft.ts';

export type CastMember = Character & { role: CharacterRole };

/** Ids of the parts of the sheet that a missing choice leads to. */
export const CHOICE_PLACES: Readonly<Record<ChoiceProblem['field'], string>> = {
  characters: 'choose-characters',
  theme: 'choose-theme',
  ageRange: 'choose-age-range',
};

/** What keeps the story from being told. */
interface StoryProblem extends ChoiceProblem {
  /** What the button reads meanwhile. */
  label: string;
}

/** A new story in the making: what is chosen, what is missing, and what to tell once nothing is. */
export interface NewStory {
  draft: StoryDraft;
  change: Dispatch<StoryDraftAction>;
  cast: Chosen<CastMember>;
  /** The chosen locations. */
  places: Chosen<Location>;
  /** How many may take part, and what is said to one more. */
  castLimit: number;
  castFull: string;
  toggle: (character: Character) => void;
  /** Chooses the character, or takes note that a chosen one has changed. */
  add: (character: Character) => void;
  /** Takes note of a character that is at hand, without choosing it. */
  remember: (character: Character) => void;
  /** Chooses the location or takes it back; not one more than a story has room for. */
  togglePlace: (location: Location) => void;
  /** The first thing that is missing, or too much. */
  problem: StoryProblem | null;
  /** The same once the person has asked for it by pressing the button. */
  shownProblem: StoryProblem | null;
  showProblem: () => void;
  /** Null while something is missing or still loading. */
  assignment: NewStoryAssignment | null;
}

/** 'Select characters, theme, and age range' stands until all three are set; then the button says what else is to be done. */
function findProblem(draft: StoryDraft, castLimit: number): StoryProblem | null {
  const missing = choiceProblem(draft);
  const problemWith = (message: string, label: string): StoryProblem => ({
    field: 'characters',
    message,
    label: missing ? SELECT_ALL : label,
  });
  if (draft.characterIds.length > castLimit) return problemWith(castFullSentence(castLimit), TOO_MANY_CHARACTERS);
  if (draft.characterIds.some(isTemporaryId)) return problemWith(SAVE_CHARACTERS_FIRST, SAVE_CHARACTERS_FIRST);
  return missing && { ...missing, label: SELECT_ALL };
}

/** Takes the person to the part of the sheet that is missing something. */
export function leadTo(field: ChoiceProblem['field']): void {
  const place = document.getElementById(CHOICE_PLACES[field]);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

export function useNewStory(): NewStory {
  const { characters, locations } = useServices();
  const [draft, change] = useStoryDraft();
  const [hasAsked, setAsked] = useState(false);
  const usage = useUsage();
  const remember = useKnown<Character>(queryKeys.character);
  const rememberPlace = useKnown<Location>(queryKeys.location);
  const takeOut = useCallback((characterIds: readonly string[]) => change({ type: 'removed', characterIds }), [change]);
  const takePlacesOut = useCallback(
    (locationIds: readonly string[]) => change({ type: 'locations-removed', locationIds }),
    [change],
  );
  const found = useChosen(draft.characterIds, { queryKey: queryKeys.character, find: characters.find }, takeOut);
  const places = useChosen(draft.locationIds, { queryKey: queryKeys.location, find: locations.find }, takePlacesOut);
  const members = found.members.map((character, index) => ({ ...character, role: roleOf(draft, character, index) }));
  const castLimit = Math.min(usage?.plan.limits.charactersPerStory ?? MOST_CHARACTERS, MOST_CHARACTERS);
  const problem = findProblem(draft, castLimit);
  const add = useCallback(
    (character: Character) => {
      remember(character);
      change({ type: 'added', characterId: character.id });
    },
    [remember, change],
  );
  const isComplete = members.length === draft.characterIds.length && places.members.length === draft.locationIds.length;

  return {
    draft,
    change,
    cast: { ...found, members },
    places,
    castLimit,
    castFull: castFullSentence(castLimit),
    add,
    remember,
    toggle(character) {
      remember(character);
      change({ type: 'toggled', characterId: character.id });
    },
    togglePlace(location) {
      const others = draft.locationIds.filter((id) => id !== location.id);
      const isChosen = others.length < draft.locationIds.length;
      if (!isChosen && others.length >= MOST_LOCATIONS) return;
      rememberPlace(location);
      change({ type: 'set', choices: { locationIds: isChosen ? others : [...others, location.id] } });
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
    assignment: problem || !isComplete ? null : assign(draft, members, places.members, usage),
  };
}

function assign(
  draft: StoryDraft,
  characters: readonly CastMember[],
  locations: readonly Location[],
  usage: PlanUsage | null,
): NewStoryAssignment | null {
  const { theme, ageRange, length, relationships, childId } = draft;
  if (theme === null || ageRange === null) return null;
  // Words that were typed under a plan that had room for them stay in the draft; this plan would refuse them.
  const customElements = usage?.plan.limits.customPrompts === false ? '' : draft.customElements.trim();
  return {
    kind: 'new-story',
    characters,
    theme,
    ageRange,
    length,
    customElements,
    relationships,
    locations,
    childId,
  };
}
