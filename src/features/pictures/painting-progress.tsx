import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CancelPainting } from './cancel-painting.tsx';
import type { PaintingState } from './painting-runs.ts';
import { usePaintingSteps } from './painting-steps.ts';
import type { PictureWords } from './picture-subject.ts';

interface PaintingProgressProps {
  name: string;
  words: PictureWords;
  state: PaintingState;
  onCancel: () => void;
}

/** What is being done to a picture right now, something to talk about meanwhile, and a way to stop. */
export function PaintingProgress({ name, words, state, onCancel }: PaintingProgressProps) {
  const steps = usePaintingSteps(words, state);
  return (
    <Sheet shape="card" className="sm:p-8">
      <ProgressSteps
        label={`Painting ${name}`}
        steps={steps}
        note="Usually half a minute. If it doesn’t work, nothing is used up."
      />
      <WaitingQuestion questions={words.questions} />
      {state.status === 'creating' && (
        <div className="mt-5">
          <CancelPainting stop={state.stop} picture={words.picture} wide onCancel={onCancel} />
        </div>
      )}
    </Sheet>
  );
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
