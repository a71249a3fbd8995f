import type { Character } from '@talelantern/domain/characters/character';
import { surpriseStory, type Surprise } from '@talelantern/domain/stories/surprise';
import { joinNames } from '@talelantern/domain/text/lists';
import { notify } from '../../../ui/notify.ts';
import type { StoryDraft } from './story-choices.ts';
import type { NewStory } from './use-new-story.ts';

/** As long as a deletion can be undone. */
const UNDO_MS = 10_000;

/** A surprise, and what stood in its place before anybody was surprised. */
export interface Surprised {
  chosen: Partial<StoryDraft>;
  byHand: Partial<StoryDraft>;
}

/** Nobody has chosen anything since. */
const isStill = ({ chosen }: Surprised, { characterIds, theme }: StoryDraft): boolean =>
  chosen.characterIds === characterIds && chosen.theme === theme;

/**
 * Fills in a story by chance, and says so with an Undo.
 * @param family whose characters may take part; at least one
 * @param last the surprise before this one: Undo brings back what was chosen by hand before it
 */
export function surpriseWith(newStory: NewStory, family: readonly Character[], last: Surprised | null): Surprised {
  const { draft, change, remember } = newStory;
  const surprise = draw(newStory, family);
  const cast = family.filter(({ id }) => surprise.characterIds.includes(id));
  cast.forEach(remember);
  const byHand = last && isStill(last, draft) ? last.byHand : chosenIn(draft);
  const chosen = { ...surprise, roles: {}, relationships: [], openRelationship: null };
  change({ type: 'set', choices: chosen });
  const names = surprise.characterIds.flatMap((id) => cast.find((one) => one.id === id)?.name ?? []);
  notify.success('How about this one?', {
    detail: `${surprise.theme} with ${joinNames(names)}. Touch again for another.`,
    action: { label: 'Undo', onPress: () => change({ type: 'set', choices: byHand }) },
    durationMs: UNDO_MS,
  });
  return { chosen, byHand };
}

function draw({ draft, castLimit }: NewStory, characters: readonly Character[]): Surprise {
  return surpriseStory(Math.random, {
    characters: characters.map(({ id, imageUrl }) => ({ id, hasPortrait: imageUrl !== null })),
    castLimit,
    ageRange: draft.ageRange,
    theme: draft.theme,
  });
}

/** Everything that a surprise takes the place of. */
function chosenIn(draft: StoryDraft): Partial<StoryDraft> {
  const { characterIds, roles, relationships, openRelationship, category, theme, ageRange, length } = draft;
  return {
    characterIds,
    roles,
    relationships,
    openRelationship,
    category,
    theme,
    ageRange,
    length,
  };
}
