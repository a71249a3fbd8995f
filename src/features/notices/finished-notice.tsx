import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { PATHS, storyPath } from '../../config/paths.ts';
import { characterPath, locationPath } from '../../config/item-paths.ts';
import type { UnfinishedWork } from '../../services/generation/generation-service.ts';
import { titleOf } from '../../services/stories/chapter-request.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { unfinishedWorkQuery } from '../../shared/generation/use-unfinished-work.ts';

type FinishedWork = Extract<UnfinishedWork, { status: 'finished' }>;

/** Duration of the notice: a family that has just returned needs time to notice it. */
const NOTE_MS = 60_000;

/** Offers finished work when the device comes online or the page becomes visible, if requests are pending. */
export function FinishedNotice() {
  const services = useServices();
  const { isPending } = services.unfinished;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isChildReading = useMatch(PATHS.books) !== null;
  const [isLooking, setLooking] = useState(false);
  const announcedIds = useRef(new Set<string>());

  useEffect(() => {
    function look(): void {
      if (document.visibilityState !== 'visible' || !isPending()) return;
      setLooking(true);
      void queryClient.invalidateQueries({ queryKey: queryKeys.unfinishedWork });
    }
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isPending, queryClient]);

  const { data } = useQuery({ ...unfinishedWorkQuery(services), enabled: isLooking });

  const announce = useEffectEvent((work: FinishedWork) => {
    if (announcedIds.current.has(work.requestId)) return;
    announcedIds.current.add(work.requestId);
    const { message, path } = offerOf(work);
    notify.note(message, {
      detail: 'Save it whenever you like.',
      action: { label: 'See it', onClick: () => void navigate(path) },
      durationMs: NOTE_MS,
    });
  });
  useEffect(() => {
    if (isLooking && !isChildReading) for (const work of data ?? []) if (work.status === 'finished') announce(work);
  }, [isLooking, isChildReading, data]);

  return null;
}

function offerOf(work: FinishedWork): { message: string; path: string } {
  switch (work.kind) {
    case 'story':
      return { message: `“${titleOf(work.input)}” is written`, path: PATHS.stories };
    case 'portrait':
      return { message: `${work.input.item.name}’s portrait is ready`, path: characterPath(work.input.item.id) };
    case 'location':
      return { message: `The picture of ${work.input.item.name} is ready`, path: locationPath(work.input.item.id) };
    case 'scene':
      return { message: 'A picture for your story is ready', path: storyPath(work.input.storyId) };
  }
}
