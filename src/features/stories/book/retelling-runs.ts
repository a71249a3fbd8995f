import { isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { isGenerationCancelled } from '../../../services/generation-cancelled.ts';
import type { OfferedRetelling, RewriteOrder, RewriteService } from '../../../services/rewrite-service.ts';
import { createRunStates } from '../../run-states.ts';
import { GENERATE_STORY_FAILED, type Stop } from '../telling/chapter-runs.ts';

/** A paragraph of one story that is told anew, until the family has chosen between the old and the new words. */
export type RetellingRun =
  | { status: 'idle' }
  | { status: 'telling'; order: RewriteOrder; stop: Stop }
  | { status: 'told'; retelling: OfferedRetelling }
  | { status: 'failed'; order: RewriteOrder; message: string };

/** What a run tells, also after the screen that began it is gone. */
export interface RetellingReport {
  told: (retelling: OfferedRetelling) => void;
  failed: (message: string, code: ErrorCode | null) => void;
  cancelled: () => void;
}

/** The retellings under way, one a story. They outlive the screen that began them. */
export interface RetellingRuns {
  stateOf: (storyId: string) => RetellingRun;
  watch: (onChange: () => void) => () => void;
  /** Tells the paragraph anew. Ignored while one of the story is under way or waits for the choice. */
  begin: (order: RewriteOrder, report: RetellingReport) => Promise<void>;
  /** What was told before this page was loaded. */
  offer: (storyId: string, retelling: OfferedRetelling) => void;
  cancel: (storyId: string) => void;
  /** Puts away what is shown, unless it is being told. */
  clear: (storyId: string) => void;
}

const IDLE: RetellingRun = { status: 'idle' };

function createRetellingRuns(rewrites: Pick<RewriteService, 'tell'>): RetellingRuns {
  const { stateOf, change, watch } = createRunStates(IDLE);
  const stops = new Map<string, AbortController>();

  function changeStop(storyId: string, stop: Stop): void {
    const run = stateOf(storyId);
    if (run.status === 'telling') change(storyId, { ...run, stop });
  }
  const isFree = ({ status }: RetellingRun): boolean => status === 'idle' || status === 'failed';

  return {
    stateOf,
    watch,

    async begin(order, report) {
      const { id } = order.story;
      if (!isFree(stateOf(id))) return;
      const stop = new AbortController();
      stops.set(id, stop);
      change(id, { status: 'telling', order, stop: 'possible' });
      try {
        const retelling = await rewrites.tell(order, {
          signal: stop.signal,
          onTooLate: () => changeStop(id, 'too-late'),
        });
        change(id, { status: 'told', retelling });
        report.told(retelling);
      } catch (error) {
        if (isGenerationCancelled(error)) {
          change(id, IDLE);
          report.cancelled();
          return;
        }
        const message = isAppError(error) ? error.message : GENERATE_STORY_FAILED;
        change(id, { status: 'failed', order, message });
        report.failed(message, isAppError(error) ? error.code : null);
      }
    },

    offer(storyId, retelling) {
      if (isFree(stateOf(storyId))) change(storyId, { status: 'told', retelling });
    },

    cancel(storyId) {
      const run = stateOf(storyId);
      if (run.status !== 'telling' || run.stop !== 'possible') return;
      changeStop(storyId, 'asked');
      stops.get(storyId)?.abort();
    },

    clear(storyId) {
      if (stateOf(storyId).status !== 'telling') change(storyId, IDLE);
    },
  };
}

const runsByService = new WeakMap<RewriteService, RetellingRuns>();

/** The retellings under way of the signed-in family. */
export function retellingRunsOf(rewrites: RewriteService): RetellingRuns {
  const runs = runsByService.get(rewrites) ?? createRetellingRuns(rewrites);
  runsByService.set(rewrites, runs);
  return runs;
}
