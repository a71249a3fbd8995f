import { nextPhase } from '@talelantern/domain/stories/phases';
import { threeIdeas } from '@talelantern/domain/stories/standing-ideas';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { Story } from '@talelantern/domain/stories/story';
import { toOneLine } from '@talelantern/domain/text/lists';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { keep, readKept } from '../../kept-draft.ts';
import { useChildren } from '../../use-children.ts';
import { useServices } from '../../use-services.ts';

/** Stands for the family's own idea; none of ours is called so. */
export const OWN_IDEA = 'own';

export interface NextIdea {
  ideas: readonly StoryIdea[];
  /** The line of the chosen idea, `OWN_IDEA`, or null: the writer decides. */
  chosen: string | null;
  choose: (choice: string | null) => void;
  /** The family's own words, kept also while something else is chosen. */
  own: string;
  changeOwn: (words: string) => void;
  /** What the chapter is to be told from; empty leaves it to the writer. */
  idea: string;
}

/** What shall happen in the next chapter of `story`. It survives a reload. */
export function useNextIdea(story: Story): NextIdea {
  const { uid } = useServices();
  const [choiceKey, ownKey] = [STORAGE_KEYS.ideaChoice(uid, story.id), STORAGE_KEYS.ownIdea(uid, story.id)];
  const [chosen, choose] = useState(() => readKept(choiceKey));
  const [own, changeOwn] = useState(() => readKept(ownKey) ?? '');
  const child = useChildren().find(({ id }) => id === story.childId);
  const ideas = threeIdeas(story.settings.nextIdeas, {
    phase: nextPhase(story.currentPhase),
    characters: story.characters,
    avoid: child?.avoid ?? [],
  });
  const isThere = chosen === OWN_IDEA || ideas.some(({ line }) => line === chosen);
  useEffect(() => keep(choiceKey, chosen), [choiceKey, chosen]);
  useEffect(() => keep(ownKey, own === '' ? null : own), [ownKey, own]);
  return {
    ideas,
    // An idea of an earlier chapter may still be kept.
    chosen: isThere ? chosen : null,
    choose,
    own,
    changeOwn,
    idea: chosen === OWN_IDEA ? toOneLine(own) : isThere && chosen !== null ? chosen : '',
  };
}
