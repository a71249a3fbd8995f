import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { isPreselectedTheme, preselectedThemeAfter } from '@talelantern/domain/stories/preselected-themes';
import type { Relationship } from '@talelantern/domain/stories/relationships';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import type { NewStoryAssignment } from '../../../services/stories/chapter.ts';
import type { PlanUsage } from '../../../services/plans/usage-service.ts';
import { keep, readStored } from '../../../shared/drafts/stored-draft.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import {
  changeDraft,
  EMPTY_DRAFT,
  relationshipsToSend,
  restoreDraft,
  storeDraft,
  type StoryDraft,
  type StoryDraftAction,
} from './story-choices.ts';

const read = (uid: string): StoryDraft => restoreDraft(readStored(PAGE_STORAGE_KEYS.storyChoices(uid)));

/** Stored on each change and not in an effect, because the generator unmounts when a story begins. */
export function useStoryDraft(): [StoryDraft, Dispatch<StoryDraftAction>] {
  const { uid } = useServices();
  const [draft, setDraft] = useState(() => read(uid));
  const latest = useRef(draft);
  const change = useCallback(
    (action: StoryDraftAction) => {
      latest.current = changeDraft(latest.current, action);
      keep(PAGE_STORAGE_KEYS.storyChoices(uid), storeDraft(latest.current));
      setDraft(latest.current);
    },
    [uid],
  );
  useDropMissingTheme(draft.theme, change);
  return [draft, change];
}

/** Removes a theme from an earlier visit that the catalogue no longer contains. */
function useDropMissingTheme(theme: string | null, change: Dispatch<StoryDraftAction>): void {
  const [restoredTheme] = useState(theme);
  useEffect(() => {
    async function check(name: string): Promise<void> {
      const { findTheme } = await import('@talelantern/domain/catalogues/themes');
      if (!findTheme(name)) change({ type: 'theme-gone', theme: name });
    }
    // No check for a preselected theme, so that most visits need not load the catalogue.
    if (restoredTheme !== null && !isPreselectedTheme(restoredTheme)) check(restoredTheme).catch(() => undefined);
  }, [restoredTheme, change]);
}

/** Empty if the plan would refuse the wish; text typed under an earlier plan stays in the draft. */
export const wishToSend = ({ customElements }: StoryDraft, usage: PlanUsage | null): string =>
  usage?.plan.limits.customPrompts === false ? '' : customElements.trim();

/** Clears the draft if this story was generated from it, because the same choices would count a second story. */
export function clearDraftOf(uid: string, story: NewStoryAssignment, usage: PlanUsage | null): void {
  const draft = read(uid);
  const { characters, locations = [], theme, ageRange, length, childId = null } = story;
  const { relationships = [], customElements = '', idea = '' } = story;
  const rolesOf = (roles: StoryDraft['roles']) => characters.map(({ id, role }) => roles[id] ?? role);
  const toRows = (list: readonly Relationship[]) =>
    list.map(({ fromCharacterId, toCharacterId, type, details }) => [fromCharacterId, toCharacterId, type, details]);
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const isSame =
    JSON.stringify([
      idsOf(characters),
      rolesOf({}),
      toRows(relationships),
      idsOf(locations),
      theme,
      ageRange,
      length,
      childId,
      customElements,
      idea,
    ]) ===
    JSON.stringify([
      draft.characterIds,
      rolesOf(draft.roles),
      toRows(relationshipsToSend(draft)),
      draft.locationIds,
      draft.theme,
      draft.ageRange,
      draft.length,
      draft.childId,
      wishToSend(draft, usage),
      draft.idea.trim(),
    ]);
  if (isSame) clearStoryDraft(uid, story);
}

/** Keeps the child and the age, because the next story is probably for the same child, and unsent `customElements`. */
export function clearStoryDraft(uid: string, { customElements: sent = '' }: NewStoryAssignment): void {
  const { childId, childAge, ageRange, theme, customElements } = read(uid);
  const keptChoices = { childId, childAge, ageRange, customElements: sent === '' ? customElements : '' };
  const next = { ...EMPTY_DRAFT, ...keptChoices, theme: preselectedThemeAfter(theme) };
  keep(PAGE_STORAGE_KEYS.storyChoices(uid), storeDraft(next));
}
