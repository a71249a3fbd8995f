import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';
import type { PictureState } from './painting-runs.ts';
import type { PictureReport, PictureWishes } from './picture-runs.ts';
import type { PaintedItem, PictureSubject } from './picture-subject.ts';
import { useMayPaintAgain } from './use-may-paint-again.ts';
import { usePaintingNotes } from './use-painting-notes.ts';
import { useRememberPainted } from './use-remember-painted.ts';
import { shownItemId, useUnfinishedPictures } from './use-unfinished-pictures.ts';

export interface PictureMaking {
  state: PictureState;
  /** Painted, maybe before a reload, and not saved. While there is one, nothing new is painted. */
  kept: PaintedPicture | null;
  paint: (wishes: PictureWishes) => void;
  saveKept: () => void;
  discardKept: () => void;
  cancel: () => void;
}

/** The picture of one item: what is being made of it, and what can be done now. `onItem` gets the item as it is stored. */
export function usePictureMaking<Item extends PaintedItem>(
  subject: PictureSubject<Item>,
  item: Item,
  onItem: (item: Item) => void,
): PictureMaking {
  const services = useServices();
  const { generation } = services;
  const queryClient = useQueryClient();
  const mayPaintAgain = useMayPaintAgain(subject.upgradeSentence);
  const report = usePictureReport(subject, onItem);
  const runs = subject.runs(services);
  const state = useSyncExternalStore(runs.watch, () => runs.stateOf(item.id));
  const found = useUnfinishedPictures(subject.kind).find((work) => shownItemId(work) === item.id) ?? null;

  const runningId = found?.status === 'running' ? found.requestId : null;
  const resume = useEffectEvent((requestId: string) => void runs.resume(item, requestId, report));
  useEffect(() => {
    if (runningId !== null) resume(runningId);
  }, [runningId]);

  function keptNow(): PaintedPicture | null {
    if (state.status === 'failed' && state.kept) return state.kept;
    const isOpen = state.status === 'idle' || state.status === 'failed';
    return isOpen && found?.status === 'finished' ? found.picture : null;
  }
  const kept = keptNow();

  async function paint(wishes: PictureWishes): Promise<void> {
    if (item.imagePath === null || (await mayPaintAgain())) await runs.paint(item, wishes, report);
  }

  async function discardKept({ requestId }: PaintedPicture): Promise<void> {
    runs.clear(item.id);
    await generation.discard(requestId).catch((error: unknown) => report.failed(error, String(error)));
    await queryClient.invalidateQueries({ queryKey: queryKeys.unfinishedWork });
  }

  return {
    state,
    kept,
    paint: (wishes) => void paint(wishes),
    saveKept: () => void (kept && runs.hang(item, kept, report)),
    discardKept: () => void (kept && discardKept(kept)),
    cancel: () => runs.cancel(item.id),
  };
}

/** What the family hears of a painting, wherever it is by then. */
function usePictureReport<Item extends PaintedItem>(
  subject: PictureSubject<Item>,
  onItem: (item: Item) => void,
): PictureReport<Item> {
  const notes = usePaintingNotes('painting-again');
  const remember = useRememberPainted(subject);

  function changed(item: Item): void {
    remember(item);
    onItem(item);
  }

  return {
    ...notes,
    changed,
    saved(item, isFirst) {
      changed(item);
      notes.saved(subject.savedSentence(isFirst));
    },
  };
}
