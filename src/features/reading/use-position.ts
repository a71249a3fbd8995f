import { readingPositionOf, type ReadingPosition, type Story } from '@talelantern/domain/stories/story';
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CHAPTER_PARAM } from '../../shared/chapters/chapter-copy.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { END, START, wordOfPosition, type Position } from './book-pages.ts';
import { readChapter } from './chapter-text.ts';

/** The stored position, unless another chapter was requested. If its chapter no longer exists, the last chapter. */
function initialPosition(story: Story, reader: string, requested: number): Position {
  const { previousParts } = story;
  const last = previousParts.length - 1;
  const isRequested = Number.isInteger(requested) && requested >= 0 && requested <= last;
  const readingPosition = readingPositionOf(story, reader) ?? { part: 0, paragraph: 0 };
  if (isRequested && requested !== readingPosition.part) return { part: requested, word: START };
  const part = Math.min(Math.max(readingPosition.part, 0), last);
  return {
    part,
    word:
      part === readingPosition.part
        ? wordOfPosition(readChapter(previousParts[part] ?? ''), readingPosition.paragraph)
        : START,
    isStored: true,
  };
}

/** `reader`: the id of the child who reads, or PARENTS. */
export function usePosition(story: Story, reader: string) {
  const [params] = useSearchParams();
  const [currentPosition, goTo] = useState(() => initialPosition(story, reader, Number(params.get(CHAPTER_PARAM)) - 1));
  const lastPart = story.previousParts.length - 1;
  // On another device, a grown-up may close a chapter that is open here, so the position moves to the last open one.
  const position = currentPosition.part > lastPart ? { part: lastPart, word: END } : currentPosition;
  const source = story.previousParts[position.part] ?? '';
  const chapter = useMemo(() => readChapter(source), [source]);
  return { position, chapter, lastPart, goTo };
}

/** Keeps the chapter in the URL, if there is one, on the open chapter: a reload or Back would open the requested one. */
export function useChapterInUrl(part: number): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const requested = params.get(CHAPTER_PARAM);
  const open = String(part + 1);
  const isOther = requested !== null && requested !== open;
  useEffect(() => {
    if (isOther) setParams({ [CHAPTER_PARAM]: open }, { replace: true, state });
  }, [isOther, open, setParams, state]);
}

/** Delay, so that pages that are only skimmed are not stored. */
const STORE_DELAY_MS = 1_500;

const isSame = (a: ReadingPosition | null, b: ReadingPosition): boolean =>
  a?.part === b.part && a.paragraph === b.paragraph;

/** After some time on a page, when the book is closed, or as soon as the device is online. Failures are ignored. */
export function useSaveReadingPosition(story: Story, reader: string, readingPosition: ReadingPosition): void {
  const { loadServices } = useServices();
  const queryClient = useQueryClient();
  const lastPosition = useRef(readingPositionOf(story, reader));
  const { id } = story;
  const { part, paragraph } = readingPosition;
  /** The position to store once the device is online and an earlier position is stored. */
  const pendingPosition = useRef<ReadingPosition | null>(null);
  const store = useCallback(async (): Promise<void> => {
    const now = pendingPosition.current;
    pendingPosition.current = null;
    if (now) await (await loadServices()).reading.saveReadingPosition(id, reader, now);
  }, [loadServices, id, reader]);
  const { mutate } = useMutation({ networkMode: 'online', scope: { id: 'reading-position' }, mutationFn: store });

  const keep = useCallback(
    (now: ReadingPosition): void => {
      if (isSame(lastPosition.current, now)) return;
      lastPosition.current = now;
      queryClient.setQueryData<Story | null>(
        queryKeys.story(id),
        (known) => known && { ...known, readingPlaces: { ...known.readingPlaces, [reader]: now } },
      );
      const isWaiting = pendingPosition.current !== null;
      pendingPosition.current = now;
      if (!isWaiting) mutate();
    },
    [id, reader, queryClient, mutate],
  );

  const latest = useRef(readingPosition);
  useEffect(() => {
    latest.current = { part, paragraph };
    const timer = setTimeout(() => keep({ part, paragraph }), STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [part, paragraph, keep]);

  useEffect(() => {
    const leave = (): void => keep(latest.current);
    function leavePage(): void {
      leave();
      // A closed page runs nothing later, so the position is stored now.
      if (onlineManager.isOnline()) store().catch(() => undefined);
    }
    window.addEventListener('pagehide', leavePage);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      leave();
    };
  }, [keep, store]);
}
