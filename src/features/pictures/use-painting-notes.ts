import { CANCELLED } from '@talelantern/domain/contracts/contract';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useQueryClient } from '@tanstack/react-query';
import { notify, type NoticeDetails } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import type { ReachedLimit } from '../reached-limit.ts';
import { NOTE_BESIDE_SCREEN_MS, useFailureNotice } from '../use-failure-notice.ts';
import { useIsShown } from '../use-is-shown.ts';

interface PaintingNotes {
  saved: (sentence: string, elsewhere?: NoticeDetails) => void;
  failed: (error: unknown, message: string) => void;
  cancelled: () => void;
}

/** What the family hears of a painting, wherever it is by then. `planLimit`: what the plan does not allow of it. */
export function usePaintingNotes(planLimit: ReachedLimit): PaintingNotes {
  const isShown = useIsShown();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const refresh = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });

  return {
    saved(sentence, elsewhere = {}) {
      refresh(queryKeys.unfinishedWork);
      notify.success(sentence, isShown.current ? {} : elsewhere);
    },
    failed(error, message) {
      refresh(queryKeys.unfinishedWork);
      refresh(queryKeys.usage);
      // The screen itself goes on saying it; to those who are elsewhere the note does.
      tellFailure(error, message, {
        limit: isAppError(error) && error.code === 'plan_limit' ? planLimit : 'pictures',
        ...(isShown.current ? { durationMs: NOTE_BESIDE_SCREEN_MS } : {}),
      });
    },
    cancelled: () => notify.note(CANCELLED),
  };
}
