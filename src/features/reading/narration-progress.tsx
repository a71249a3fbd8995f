import type { Story } from '@talelantern/domain/stories/story';
import { useEffect, useState } from 'react';
import type { GenerationState, Generating } from '../../services/generation/generations.ts';
import {
  currentNarrationLimit,
  narrationSentence,
  RECORDINGS_NEED_PLAN,
} from '../../services/plans/limit-sentences.ts';
import { leftOf, type PlanUsage } from '../../services/plans/usage-service.ts';
import { chapterName } from '../../shared/chapters/chapter-copy.ts';
import { CancelButton } from '../../shared/generation/cancel-button.tsx';
import { useMessageWithWait } from '../../shared/notifications/use-wait.ts';
import { Lantern } from '../../ui/lantern.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';

const SECOND_MS = 1_000;

/** By seconds since the start: the service reports no progress, and a chapter takes about two minutes. */
const STEPS = [
  { name: 'Reading the chapter through', from: 0 },
  { name: 'Recording the voice', from: 4 },
  { name: 'Timing each word', from: 70 },
  { name: 'Adding it to your book', from: 105 },
] as const;
const DURATION_NOTE = 'About two minutes a chapter. You can keep reading, and you won’t be charged if it fails.';
const TOO_LATE = 'This chapter is already being recorded and can’t be stopped.';

type RunningNarration = Generating<'narration'>;

/** The index of the step under way. */
function useCurrentStep({ startedAt }: RunningNarration): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = (): void => setSeconds((Date.now() - startedAt) / SECOND_MS);
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  return STEPS.findLastIndex(({ from }) => seconds >= from);
}

interface NarrationProgressProps {
  run: RunningNarration;
  onCancel: () => void;
}

const noteOf = ({ stop }: RunningNarration): string => (stop === 'too-late' ? TOO_LATE : DURATION_NOTE);

export const NarrationProgress = ({ run, onCancel }: NarrationProgressProps) => (
  <div className="grid gap-4">
    <p className="font-semibold">{chapterName(run.input.part)}</p>
    <ProgressSteps label="Your storyteller at work" steps={STEPS} current={useCurrentStep(run)} note={noteOf(run)} />
    <CancelButton stop={run.stop} icon="close" onCancel={onCancel} />
  </div>
);

export function NarrationLine({ run, onCancel }: NarrationProgressProps) {
  const now = STEPS[useCurrentStep(run)];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Lantern lit className="h-10 w-auto animate-breathe" />
      <div className="min-w-0 flex-1 basis-56">
        <p role="status" className="font-semibold">
          {chapterName(run.input.part)}: {now?.name.toLowerCase()}…
        </p>
        <p role="status" className="text-15 text-soft">
          {noteOf(run)}
        </p>
      </div>
      <CancelButton stop={run.stop} icon="close" onCancel={onCancel} />
    </div>
  );
}

/** Why the last recording failed, with the name of its chapter if that is not `part`; null if it has not failed. */
export function useNarrationFailure(run: GenerationState<'narration'>, part: number): string | null {
  const message = useMessageWithWait(run.status === 'failed' ? run.error : null);
  if (run.status !== 'failed') return null;
  return run.input.part === part ? message : `${chapterName(run.input.part)}: ${message}`;
}

export interface NarrationPrice {
  isOffered: boolean;
  sentence: string;
}

const ALREADY_COUNTED = 'Already counted. Recording the other chapters is free.';
/** Also said after the three re-recordings are used up. */
export const FREE_RECORDINGS = 'A chapter can be re-recorded three times for free.';
const WHOLE_STORY_NOTE = 'It covers every chapter of this story.';

/** What a recording costs the family: one narration covers all chapters of a story. */
export function narrationPrice(
  usage: Pick<PlanUsage, 'narrations' | 'narrationsToday'>,
  { narration }: Story,
  part: number,
): NarrationPrice {
  if (narration[part]) return { isOffered: true, sentence: `This chapter is recorded. ${FREE_RECORDINGS}` };
  if (Object.keys(narration).length > 0) return { isOffered: true, sentence: ALREADY_COUNTED };
  if (usage.narrations.limit === 0) return { isOffered: false, sentence: RECORDINGS_NEED_PLAN };
  const narrations = currentNarrationLimit(usage);
  const price = narrationSentence(narrations);
  return leftOf(narrations) > 0
    ? { isOffered: true, sentence: `${price} ${WHOLE_STORY_NOTE}` }
    : { isOffered: false, sentence: price };
}
