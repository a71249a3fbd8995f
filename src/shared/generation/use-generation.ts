import { CANCELLED } from '@talelantern/domain/contracts/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Finished, Input, Kind, Saved } from '../../services/generation/generation-kinds.ts';
import type { Failed, Report } from '../../services/generation/generations.ts';
import type { LazyServices } from '../../services/services.ts';
import { notify } from '../../ui/notify.ts';
import { NOTE_BESIDE_SCREEN_MS, useFailureNotice } from '../notifications/use-failure-notice.ts';
import { childModeChild } from '../family/child-mode.ts';
import { useIsMounted } from '../page/use-is-mounted.ts';
import { reachedLimit } from '../plans/plan-limits.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

export interface Ending<K extends Kind> extends Pick<Report<K>, 'renew'> {
  /** `isShown`: the screen that shows the generation is open. */
  saved: (saved: Saved<K>, run: Finished<K> & { isShown: boolean }) => void;
  failed?: (failed: Failed<K>) => void;
  /** The title of failure toasts. Without it, no toast is shown for a failure that an open screen shows. */
  failedTitle?: string;
  /** Whether the screen shows the cause of a failure, so that its toast there has only the title. */
  isCauseShown?: boolean;
  /** A sentence about what was kept, added to the toasts of a reached limit and of a cancelled generation. */
  kept?: string;
  /** Whether a reached limit clears the state, so that no screen shows the failure. */
  isClearedAtLimit?: boolean;
  /** Whether a reached limit redirects to /subscription only from a page with this screen. */
  staysElsewhere?: boolean;
}

/** The generations of one kind. `screen` is open while this is mounted and `isInView`. */
export function useGeneration<K extends Kind>(kind: K, screen: string, ending: Ending<K>, isInView = true) {
  const { uid, loadServices, generations } = useServices();
  const queryClient = useQueryClient();
  const notifyFailure = useFailureNotice();
  const isMounted = useIsMounted();
  useSyncExternalStore(generations.watch, generations.version);
  useEffect(() => (isInView ? generations.open(kind, screen) : undefined), [generations, kind, screen, isInView]);

  function notifyFailed({ error, generated }: Failed<K>, isShown: boolean): void {
    const isLimitReached = reachedLimit(error) !== null;
    if (!isLimitReached && isShown && ending.failedTitle === undefined) return;
    // 'in_progress' is not a failure: the result is already being generated.
    const title = generated === null && error.code !== 'in_progress' ? ending.failedTitle : undefined;
    notifyFailure(error, error.message, {
      title,
      stays: ending.staysElsewhere && !isMounted.current,
      ...(isLimitReached ? { detail: ending.kept } : {}),
      ...(isShown ? { durationMs: NOTE_BESIDE_SCREEN_MS } : {}),
      ...(isShown && ending.isCauseShown && title !== undefined ? { detail: undefined, wait: null } : {}),
    });
  }

  const reportOf = (id: string, shownOn = screen): Report<K> => ({
    screen: shownOn,
    renew: ending.renew,
    ended(end, isShown) {
      if (end.status === 'failed') ending.failed?.(end);
      if (end.status === 'saved') ending.saved(end.saved, { ...end, isShown });
      else if (end.status === 'idle') notify.note(CANCELLED, { detail: ending.kept });
      // While a child reads alone, nothing redirects; screens show the failure, a parent's also after the books are left.
      else if (childModeChild(uid) === null) {
        if (ending.isClearedAtLimit && reachedLimit(end.error) !== null) generations.clear(kind, id);
        notifyFailed(end, isShown);
      }
    },
  });

  /** Once `running` has ended, refetches the data that it may have changed. */
  async function refreshAfter(running: Promise<void>): Promise<void> {
    await running;
    for (const queryKey of [queryKeys.usage, queryKeys.unfinishedWork])
      void queryClient.invalidateQueries({ queryKey });
  }

  /** Ends the state of finished work that is not saved. Failures are shown in a toast. */
  async function leave(id: string, act: (services: LazyServices) => void | Promise<void>): Promise<void> {
    await loadServices()
      .then(act)
      .catch((error: unknown) => notifyFailure(error, String(error)));
    generations.clear(kind, id);
    await queryClient.invalidateQueries({ queryKey: queryKeys.unfinishedWork });
  }

  return {
    stateOf: (id: string) => generations.stateOf(kind, id),
    /** The inputs of generations that are running or have failed. */
    listOpen: () => generations.listOpen(kind),
    /** Starts a generation. `shownOn`: the screen that shows it, if that is not this one. */
    begin: (id: string, input: Input<K>, shownOn?: string) =>
      void refreshAfter(generations.begin(kind, id, input, reportOf(id, shownOn))),
    /** Waits for a request that was made before this page was loaded. */
    resume: (id: string, input: Input<K>, requestId: string) =>
      void refreshAfter(generations.resume(kind, id, input, { requestId, report: reportOf(id) })),
    save: (id: string, finished: Finished<K>) => void refreshAfter(generations.save(kind, id, finished, reportOf(id))),
    /** Deletes finished work. */
    discard: (id: string, requestId: string) => leave(id, ({ generation }) => generation.discard(requestId)),
    /** Leaves finished work unsaved, so that it is offered like work of earlier visits. */
    defer: (id: string, requestId: string) => leave(id, ({ generation }) => generation.release(requestId)),
    cancel: (id: string) => generations.cancel(kind, id),
    clear: (id: string) => generations.clear(kind, id),
  };
}
