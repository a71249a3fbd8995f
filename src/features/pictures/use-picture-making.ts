import { CANCELLED } from '@talelantern/domain/contracts/contract';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { useGoToPlans } from '../use-go-to-plans.ts';
import { useIsShown } from '../use-is-shown.ts';
import { useServices } from '../use-services.ts';
import { usageQuery } from '../use-usage.ts';
import type { PictureState } from './painting-runs.ts';
import type { PictureReport, PictureWishes } from './picture-runs.ts';
import type { PaintedItem, PictureSubject } from './picture-subject.ts';
import { useRememberPainted } from './use-remember-painted.ts';
import { shownItemId, useUnfinishedPictures } from './use-unfinished-pictures.ts';

const NOTE_BESIDE_SCREEN_MS = 8_000;

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
  const mayPaint = useMayPaint(subject);
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
    if (await mayPaint(item)) await runs.paint(item, wishes, report);
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

/** Painting an item that has a picture needs a paid plan (specification §6): others are told and led to the plans. */
function useMayPaint<Item extends PaintedItem>({ upgradeSentence }: PictureSubject<Item>) {
  const { usage } = useServices();
  const queryClient = useQueryClient();
  const goToPlans = useGoToPlans();

  return async ({ imagePath }: Item): Promise<boolean> => {
    if (imagePath === null) return true;
    const current = await queryClient.ensureQueryData(usageQuery(usage)).catch(() => null);
    if (current === null || canRegenerateImages(current.plan)) return true;
    notify.failure(upgradeSentence);
    goToPlans('painting-again');
    return false;
  };
}

/** What the family hears of a painting, wherever it is by then. */
function usePictureReport<Item extends PaintedItem>(
  subject: PictureSubject<Item>,
  onItem: (item: Item) => void,
): PictureReport<Item> {
  const isShown = useIsShown();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const remember = useRememberPainted(subject);

  function changed(item: Item): void {
    remember(item);
    onItem(item);
  }
  const refresh = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });

  return {
    changed,
    saved(item, isFirst) {
      changed(item);
      refresh(queryKeys.unfinishedWork);
      notify.success(subject.savedSentence(isFirst));
    },
    failed(error, message) {
      refresh(queryKeys.unfinishedWork);
      refresh(queryKeys.usage);
      // The screen itself goes on saying it; to those who are elsewhere the note does.
      tellFailure(error, message, {
        limit: isAppError(error) && error.code === 'plan_limit' ? 'painting-again' : 'pictures',
        ...(isShown.current ? { durationMs: NOTE_BESIDE_SCREEN_MS } : {}),
      });
    },
    cancelled: () => notify.note(CANCELLED),
  };
}
