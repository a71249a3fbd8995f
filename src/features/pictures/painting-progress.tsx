import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProgressSteps, type ProgressStep } from '../../ui/progress-steps.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { PictureState, Stop } from './painting-runs.ts';
import type { PictureWords } from './picture-subject.ts';

interface PaintingProgressProps {
  name: string;
  words: PictureWords;
  state: Extract<PictureState, { status: 'creating' | 'saving' }>;
  onCancel: () => void;
}

/** How long the colours are mixed before the brush is picked up. */
const MIXING_MS = 4_000;

/** What is being done to a picture right now, something to talk about meanwhile, and a way to stop. */
export function PaintingProgress({ name, words, state, onCancel }: PaintingProgressProps) {
  const mixed = usePassed(MIXING_MS);
  return (
    <Sheet shape="card" className="sm:p-8">
      <ProgressSteps
        label={`Painting ${name}`}
        steps={paintingSteps(words, state.status === 'saving' ? 'hanging' : mixed ? 'painting' : 'mixing')}
        note="Usually half a minute. If it doesn’t work, nothing is used up."
      />
      <WaitingQuestion questions={words.questions} />
      {state.status === 'creating' && <CancelPainting stop={state.stop} picture={words.picture} onCancel={onCancel} />}
    </Sheet>
  );
}

type Moment = 'mixing' | 'painting' | 'hanging';
const MOMENTS: readonly Moment[] = ['mixing', 'painting', 'hanging'];

function paintingSteps({ picture, their, place, colours }: PictureWords, now: Moment): ProgressStep[] {
  const reached = MOMENTS.indexOf(now);
  const step = (moment: Moment, doing: string, done: string): ProgressStep => {
    const at = MOMENTS.indexOf(moment);
    if (at < reached) return { name: done, state: 'done' };
    return { name: doing, state: at === reached ? 'now' : 'later' };
  };
  return [
    { name: 'Read what you chose', state: 'done' },
    step('mixing', `Mixing ${colours}`, `Mixed ${colours}`),
    step('painting', `Painting ${their} ${picture}`, `Painted ${their} ${picture}`),
    step('hanging', `Hanging it on ${place}`, `Hung it on ${place}`),
  ];
}

function usePassed(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

function WaitingQuestion({ questions }: { questions: readonly string[] }) {
  const [index, setIndex] = useState(() => Math.floor(Math.random() * questions.length));
  return (
    <div className="mt-6 rounded-card bg-well px-5 py-4">
      <p className="text-15 font-semibold text-accent">While you wait, ask each other</p>
      <p className="mt-1 font-display text-22 leading-snug font-semibold text-balance wrap-anywhere">
        {questions[index % questions.length]}
      </p>
      <Button variant="quiet" className="-ml-3 mt-1" onClick={() => setIndex(index + 1)}>
        Another question
      </Button>
    </div>
  );
}

function CancelPainting({ stop, picture, onCancel }: { stop: Stop; picture: string; onCancel: () => void }) {
  if (stop === 'impossible') return null;
  if (stop === 'too-late')
    return (
      <p role="status" className="mt-5 text-soft">
        The brush is already on the paper: this {picture} will be finished and kept.
      </p>
    );
  return (
    <Button
      variant="line"
      wide
      className="mt-5"
      busy={stop === 'asked'}
      busyLabel="Asking the painter to stop…"
      onClick={onCancel}
    >
      Cancel
    </Button>
  );
}
