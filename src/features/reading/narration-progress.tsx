import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Lantern } from '../../ui/lantern.tsx';
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

/** The steps as they are now. */
function useNarrationSteps({ begunAt }: Asked): ProgressStep[] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = (): void => setSeconds((Date.now() - begunAt) / SECOND_MS);
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [begunAt]);
  return narrationSteps(seconds);
}

interface NarrationProgressProps {
  run: Asked;
  onCancel: () => void;
}

const noteOf = ({ stop }: Asked): string => (stop === 'too-late' ? TOO_LATE : NOTE);

/** The wait for a recording, step by step. */
export function NarrationProgress({ run, onCancel }: NarrationProgressProps) {
  return (
    <div className="grid gap-4">
      <ProgressSteps label="Your storyteller at work" steps={useNarrationSteps(run)} note={noteOf(run)} />
      <CancelNarration run={run} onCancel={onCancel} />
    </div>
  );
}

/** The wait for a recording in one line, for beside something else. */
export function NarrationLine({ run, onCancel }: NarrationProgressProps) {
  const now = useNarrationSteps(run).find(({ state }) => state === 'now');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Lantern lit className="h-10 w-auto animate-breathe" />
      <div className="min-w-0 flex-1 basis-56">
        <p role="status" className="font-semibold">
          {now?.name}…
        </p>
        <p className="text-15 text-soft">{noteOf(run)}</p>
      </div>
      <CancelNarration run={run} onCancel={onCancel} />
    </div>
  );
}

function CancelNarration({ run: { stop }, onCancel }: NarrationProgressProps) {
  if (stop === 'too-late') return null;
  return (
    <Button variant="line" icon="close" busy={stop === 'asked'} busyLabel="Cancelling…" onClick={onCancel}>
      Cancel
    </Button>
  );
}
