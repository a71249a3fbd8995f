import type { Character } from '@talelantern/domain/characters/character';
import type { Surprise } from '@talelantern/domain/stories/surprise';
import { joinNames } from '@talelantern/domain/text/lists';
import { useState } from 'react';
import { LOAD_FAILED } from '../../services/generation-service.ts';
import { notify } from '../../ui/notify.ts';
import { useServices } from '../use-services.ts';
import type { StoryDraft } from './story-choices.ts';
import type { NewStory } from './use-new-story.ts';

/** As long as a deletion can be undone. */
const UNDO_MS = 10_000;

interface SurpriseControl {
  /** Chooses a whole story at one touch; another one at the next. */
  surprise: () => void;
  isDrawing: boolean;
}

/**
 * 'Surprise me': fills in cast, theme, age and length. What stood there before comes back with Undo; everything else
 * that was chosen stays.
 * @param known the family's characters, as far as they are loaded
 * @param onNobody called where the family has none
 */
export function useSurprise(newStory: NewStory, known: readonly Character[], onNobody: () => void): SurpriseControl {
  const { characters } = useServices();
  const [isDrawing, setDrawing] = useState(false);

  async function surprise(): Promise<void> {
    setDrawing(true);
    try {
      const family = known.length > 0 ? known : (await characters.list()).items;
      if (family.length === 0) onNobody();
      else apply(newStory, family, await draw(newStory, family));
    } catch {
      notify.failure(LOAD_FAILED);
    } finally {
      setDrawing(false);
    }
  }

  return { surprise: () => void surprise(), isDrawing };
}

async function draw({ draft, castLimit }: NewStory, characters: readonly Character[]): Promise<Surprise> {
  const { surpriseStory } = await import('@talelantern/domain/stories/surprise');
  return surpriseStory(Math.random, {
    characters: characters.map(({ id, imageUrl }) => ({ id, hasPortrait: imageUrl !== null })),
    castLimit,
    ageRange: draft.ageRange,
    theme: draft.theme,
  });
}

function apply({ draft, change, remember }: NewStory, family: readonly Character[], surprise: Surprise): void {
  const cast = family.filter(({ id }) => surprise.characterIds.includes(id));
  cast.forEach(remember);
  const undone = chosenIn(draft);
  const chosen = { ...surprise, roles: {}, relationships: [], openRelationship: null };
  change({ type: 'set', choices: chosen });
  const names = surprise.characterIds.flatMap((id) => cast.find((one) => one.id === id)?.name ?? []);
  notify.note('How about this one?', {
    detail: `${surprise.theme} with ${joinNames(names)}. Touch again for another.`,
    action: { label: 'Undo', onPress: () => change({ type: 'set', choices: undone }) },
    durationMs: UNDO_MS,
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
