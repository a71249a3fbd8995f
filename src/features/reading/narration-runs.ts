import { isGenerationCancelled } from '../../services/generation-cancelled.ts';
import type { NarrationOrder, ReadingService, Recording } from '../../services/reading-service.ts';
import { createRunStates } from '../run-states.ts';

/** The narration that was asked for in this visit, of one story. */
export type NarrationRun =
  | { status: 'idle' }
  | { status: 'asked'; part: number; begunAt: number; stop: 'possible' | 'asked' | 'too-late' }
  | { status: 'failed'; part: number; message: string };

/** What a run tells, also after the screen that began it is gone. */
export interface NarrationReport {
  read: (recording: Recording) => void;
  cancelled: () => void;
  /** Returns the sentence to show. */
  failed: (error: unknown) => string;
}

/** The narrations under way, one a story: the story's page and its reader show the same one. */
export interface NarrationRuns {
  stateOf: (storyId: string) => NarrationRun;
  watch: (onChange: () => void) => () => void;
  /** Has a chapter read. Ignored while one of the story is under way. */
  begin: (order: NarrationOrder, report: NarrationReport) => Promise<void>;
  cancel: (storyId: string) => void;
}

const IDLE: NarrationRun = { status: 'idle' };

function createNarrationRuns(reading: Pick<ReadingService, 'narrate'>): NarrationRuns {
  const { stateOf, change, watch } = createRunStates(IDLE);
  const stops = new Map<string, AbortController>();

  function changeStop(storyId: string, stop: 'asked' | 'too-late'): void {
    const run = stateOf(storyId);
    if (run.status === 'asked') change(storyId, { ...run, stop });
  }

  return {
    stateOf,
    watch,

    async begin(order, report) {
      const { id } = order.story;
      const { part } = order;
      if (stateOf(id).status === 'asked') return;
      const stop = new AbortController();
      stops.set(id, stop);
      change(id, { status: 'asked', part, begunAt: Date.now(), stop: 'possible' });
      try {
        const recording = await reading.narrate(order, {
          signal: stop.signal,
          onTooLate: () => changeStop(id, 'too-late'),
        });
        report.read(recording);
        change(id, IDLE);
      } catch (error) {
        if (isGenerationCancelled(error)) {
          change(id, IDLE);
          report.cancelled();
        } else change(id, { status: 'failed', part, message: report.failed(error) });
      }
    },

    cancel(storyId) {
      const run = stateOf(storyId);
      if (run.status !== 'asked' || run.stop !== 'possible') return;
      changeStop(storyId, 'asked');
      stops.get(storyId)?.abort();
    },
  };
}

const runsByService = new WeakMap<ReadingService, NarrationRuns>();

/** The narrations under way of the signed-in family. */
export function narrationRunsOf(reading: ReadingService): NarrationRuns {
  const runs = runsByService.get(reading) ?? createNarrationRuns(reading);
  runsByService.set(reading, runs);
  return runs;
}
