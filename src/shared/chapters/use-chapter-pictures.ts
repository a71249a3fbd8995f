import { passageOf, slotsOf } from '@talelantern/domain/stories/chapter-pictures';
import type { SceneSlot } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { MINUTE_MS } from '@talelantern/domain/time/day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePreferences } from '../family/use-preferences.ts';
import { useUsage } from '../plans/use-usage.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useFindStory } from '../query/use-remember-story.ts';

/** State of a picture that comes with a chapter: still being generated, or not arrived in time. */
export type AwaitedPicture = 'generating' | 'missing';

export type AwaitedPictureOf = (part: number, slot: SceneSlot) => AwaitedPicture | null;

const GENERATED_WITHIN_MS = 4 * MINUTE_MS;
const POLL_MS = 4_000;

/** A chapter that was saved in this visit. */
export interface SavedChapter {
  part: number;
  /** When the chapter was saved, in ms since 1970. */
  at: number;
}

/** Of the pictures for which a chapter waits. Reads the story again while one is being generated. */
export function useChapterPictures(story: Story): AwaitedPictureOf {
  const find = useFindStory();
  const { preferences } = usePreferences();
  const usage = useUsage();
  const { part: newest, at, isOfThisVisit } = useNewestChapter(story, usage?.serverAheadMs ?? 0);
  const isNew = useIsBefore(at + GENERATED_WITHIN_MS);
  const slots = preferences?.autoPictures && usage ? slotsOf(usage.plan) : [];

  const stateOf: AwaitedPictureOf = (part, slot) => {
    const chapterScenes = story.sceneImages.filter((scene) => scene.part === part);
    if (!slots.includes(slot) || chapterScenes.some((scene) => scene.slot === slot)) return null;
    const isGenerating = isNew && part === newest;
    // Only in the visit that waited for it, because the family may have removed a closing picture later.
    const isMissing = slot === 'opening' ? chapterScenes.length === 0 : isOfThisVisit && part === newest;
    // Checked last, because finding the passage searches the chapter for every name.
    if (!(isGenerating || isMissing) || !passageOf(story, part, slot)) return null;
    return isGenerating ? 'generating' : 'missing';
  };
  const isGenerating = isNew && slots.some((slot) => stateOf(newest, slot) === 'generating');
  useQuery({
    queryKey: queryKeys.story(story.id),
    queryFn: () => find(story.id),
    enabled: isGenerating,
    refetchInterval: POLL_MS,
    refetchOnMount: false,
  });
  return stateOf;
}

/**
 * The last chapter and the time when it was saved, by this device's clock. Only the first chapter's time is stored, by
 * the server's clock; the time of a later chapter is known only in the visit that saved it.
 */
function useNewestChapter(
  { id, previousParts, createdAt }: Story,
  serverAheadMs: number,
): SavedChapter & { isOfThisVisit: boolean } {
  const queryClient = useQueryClient();
  const part = previousParts.length - 1;
  const savedChapter = queryClient.getQueryData<SavedChapter>(queryKeys.savedChapter(id));
  const isOfThisVisit = savedChapter?.part === part;
  const createdHere = createdAt !== null && part === 0 ? createdAt - serverAheadMs : 0;
  return { part, at: isOfThisVisit ? savedChapter.at : createdHere, isOfThisVisit };
}

/** Whether `time` (ms) is in the future; renders again when it is reached. */
function useIsBefore(time: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return now < time;
}
