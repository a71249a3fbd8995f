import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProgressSteps, type ProgressStep } from '../../ui/progress-steps.tsx';
import type { NarrationRun } from './narration-runs.ts';

const SECOND_MS = 1_000;

/** What is being done, and from which second of the wait on. The service does not tell; a chapter takes about a minute. */
const STEPS = [
  { name: 'Reading the chapter through', from: 0 },
  { name: 'Speaking it, sentence by sentence', from: 4 },
  { name: 'Listening for each word', from: 30 },
  { name: 'Putting it into your book', from: 50 },
] as const;
const NOTE = 'It usually takes about a minute. You can read on meanwhile; nothing is counted if it fails.';
const TOO_LATE = 'It is being spoken already and can’t be stopped any more.';

type Asked = Extract<NarrationRun, { status: 'asked' }>;

/** The steps `seconds` after the beginning; the last one stays until the recording is there. */
export function narrationSteps(seconds: number): ProgressStep[] {
  const now = STEPS.findLastIndex(({ from }) => seconds >= from);
  return STEPS.map(({ name }, index) => ({ name, state: index < now ? 'done' : index === now ? 'now' : 'later' }));
}

/** The wait for a recording. */
export function NarrationProgress({ run, onCancel }: { run: Asked; onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = (): void => setSeconds((Date.now() - run.begunAt) / SECOND_MS);
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [run.begunAt]);
  return (
    <div className="grid gap-4">
      <ProgressSteps
        label="Your storyteller at work"
        steps={narrationSteps(seconds)}
        note={run.stop === 'too-late' ? TOO_LATE : NOTE}
      />
      {run.stop !== 'too-late' && (
        <Button variant="line" icon="close" busy={run.stop === 'asked'} busyLabel="Cancelling…" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
