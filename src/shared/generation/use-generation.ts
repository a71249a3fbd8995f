import { CANCELLED } from '@talelantern/domain/contracts/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Finished, Input, Kind } from '../../services/generation/generation-kinds.ts';
import type { Report } from '../../services/generation/generations.ts';
import { notify } from '../../ui/notify.ts';
import { NOTE_BESIDE_SCREEN_MS, useFailureNotice } from '../notifications/use-failure-notice.ts';
import { useIsShown } from '../page/use-is-shown.ts';
import { reachedLimit } from '../plans/plan-limits.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useServices } from '../services/use-services.ts';

/** What a kind of generation does and shows when it ends. */
interface End<K extends Kind> extends Pick<Report<K>, 'saved' | 'renew'> {
  /** The title of the failure toasts. Without a title, a failure that a screen already shows gets no toast. */
  failedTitle?: string;
  /** Added to the toasts of a reached limit and of a cancelled generation. */
  kept?: string;
  /** The screen shows every failure and reached limit itself: no toast, and no redirect to /subscription. */
  isQuiet?: boolean;
  /** A reached limit clears the state, so that no screen shows the failure. */
  isClearedAtLimit?: boolean;
  /** A reached limit redirects to /subscription only from a page with this screen. */
  staysElsewhere?: boolean;
}

export function useGeneration<K extends Kind>(kind: K, screen: string, end: End<K>, isInView = true) {
  const { deferred, generations } = useServices();
  const queryClient = useQueryClient();
  const notifyFailure = useFailureNotice();
  const isOnPage = useIsShown();
  useSyncExternalStore(generations.watch, generations.version);
  useEffect(() => (isInView ? generations.open(kind, screen) : undefined), [generations, kind, screen, isInView]);

  const refresh = (): void => {
    for (const queryKey of [queryKeys.usage, queryKeys.unfinishedWork])
      void queryClient.invalidateQueries({ queryKey });
  };

  const reportOf = (id: string, shownOn = screen): Report<K> => ({
    screen: shownOn,
    async renew(made, error) {
      const renewed = end.renew ? await end.renew(made, error) : made;
      if (renewed === null) refresh();
      return renewed;
    },
    saved(saved, run) {
      refresh();
      end.saved(saved, run);
    },
    failed(error, { made, isShown }) {
      refresh();
      if (end.isQuiet) return;
      const isLimitReached = reachedLimit(error) !== null;
      // 'in_progress' is not a failure: the result is already being generated.
      const title = made === null && error.code !== 'in_progress' ? end.failedTitle : undefined;
      if (isLimitReached && end.isClearedAtLimit) generations.clear(kind, id);
      if (!isLimitReached && isShown && end.failedTitle === undefined) return;
      notifyFailure(error, error.message, {
        title,
        stays: end.staysElsewhere && !isOnPage.current,
        ...(isLimitReached ? { detail: end.kept } : {}),
        ...(isShown ? { durationMs: NOTE_BESIDE_SCREEN_MS } : {}),
      });
    },
    cancelled() {
      refresh();
      notify.note(CANCELLED, { detail: end.kept });
    },
  });

  return {
    stateOf: (id: string) => generations.stateOf(kind, id),
    /** The inputs that are being generated or have failed. */
    listOpen: () => generations.listOpen(kind),
    /** `shownOn`: the screen that shows the generation, if that is not this one. */
    begin: (id: string, input: Input<K>, shownOn?: string) =>
      void generations.begin(kind, id, input, reportOf(id, shownOn)),
    /** Waits for a request that was made before this page was loaded. */
    resume: (id: string, input: Input<K>, requestId: string) =>
      void generations.resume(kind, id, input, { requestId, report: reportOf(id) }),
    save: (id: string, finished: Finished<K>) => void generations.save(kind, id, finished, reportOf(id)),
    /** Deletes finished work. Failures are shown in a toast. */
    discard: async (id: string, requestId: string) => {
      await deferred()
        .then(({ generation }) => generation.discard(requestId))
        .catch((error: unknown) => notifyFailure(error, String(error)));
      generations.clear(kind, id);
      await queryClient.invalidateQueries({ queryKey: queryKeys.unfinishedWork });
    },
    cancel: (id: string) => generations.cancel(kind, id),
    clear: (id: string) => generations.clear(kind, id),
  };
}
