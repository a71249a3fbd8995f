import type { GenerationOptions } from './generation-options.ts';
import type { Pending, PendingWork } from './pending-work.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import { newRequestId } from './random-ids.ts';
import { runGeneration } from './run-generation.ts';

interface PaintOnceDependencies {
  records: Pick<GenerationRecords, 'deleteFinished'>;
  pendingWork: PendingWork;
  /** Ms since 1970. */
  now: () => number;
}

interface AskedPicture<Answer> {
  /** What is asked for, as text. */
  fingerprint: string;
  toPending: (begun: Pick<Pending, 'requestId' | 'startedAt' | 'fingerprint'>) => Pending;
  /** `signal` ends the wait for the answer. */
  ask: (requestId: string, signal: AbortSignal) => Promise<Answer>;
  /** Asks the service to stop; true when it could. */
  cancel: (requestId: string) => Promise<boolean>;
}

export interface PaintOnce {
  /** As `runGeneration`; the same asked for again, before it is saved, has the same request id. */
  paint: <Answer>(
    asked: AskedPicture<Answer>,
    options: GenerationOptions,
  ) => Promise<{ requestId: string; answer: Answer }>;
  /** The picture is saved: nothing is offered any more. */
  putAway: (requestId: string) => void;
}

/** Asks for pictures so that one is paid once, however often it is asked for, and is found again after a reload. */
export const createPaintOnce = ({ records, pendingWork, now }: PaintOnceDependencies): PaintOnce => ({
  async paint({ fingerprint, toPending, ask, cancel }, options) {
    const earlier = pendingWork.list().find((pending) => pending.fingerprint === fingerprint);
    const requestId = earlier?.requestId ?? newRequestId();
    const answer = await runGeneration(
      pendingWork,
      {
        pending: toPending({ requestId, startedAt: now(), fingerprint }),
        work: (signal) => ask(requestId, signal),
        cancel: () => cancel(requestId),
      },
      options,
    );
    return { requestId, answer };
  },

  putAway(requestId) {
    pendingWork.forget(requestId);
    records.deleteFinished(requestId).catch(() => undefined);
  },
});
