import type { ReadingPlace, Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

/** A page that is only leafed past is no place to come back to. */
const SETTLE_MS = 1_500;

const isSame = (a: ReadingPlace | null, b: ReadingPlace): boolean => a?.part === b.part && a.paragraph === b.paragraph;

/** Remembers the place: when the reader stays on a page, and when it is left. A place that could not be kept is no matter. */
export function useReadingPlace(story: Story, place: ReadingPlace): void {
  const { reading } = useServices();
  const queryClient = useQueryClient();
  const kept = useRef(story.readingPlace);
  const { id } = story;
  const { part, paragraph } = place;

  const keep = useCallback(
    (now: ReadingPlace): void => {
      if (isSame(kept.current, now)) return;
      kept.current = now;
      queryClient.setQueryData<Story | null>(queryKeys.story(id), (known) => known && { ...known, readingPlace: now });
      reading.keepPlace(id, now).catch(() => undefined);
    },
    [id, queryClient, reading],
  );

  const latest = useRef(place);
  useEffect(() => {
    latest.current = { part, paragraph };
    const timer = setTimeout(() => keep({ part, paragraph }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [part, paragraph, keep]);

  useEffect(() => {
    const leave = (): void => keep(latest.current);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [keep]);
}
