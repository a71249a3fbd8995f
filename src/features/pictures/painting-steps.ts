import { useEffect, useState } from 'react';
import type { ProgressStep } from '../../ui/progress-steps.tsx';
import type { PaintingState } from './painting-runs.ts';
import type { PictureWords } from './picture-subject.ts';

/** How long the colours are mixed before the brush is picked up. */
const MIXING_MS = 4_000;

type PaintingWords = Pick<PictureWords, 'picture' | 'their' | 'place' | 'colours'>;

/** What is being done to a picture right now, among what is done and what is to come. */
export function usePaintingSteps(words: PaintingWords, { status }: PaintingState): ProgressStep[] {
  const mixed = usePassed(MIXING_MS);
  return stepsAt(words, status === 'saving' ? 'hanging' : mixed ? 'painting' : 'mixing');
}

type Moment = 'mixing' | 'painting' | 'hanging';
const MOMENTS: readonly Moment[] = ['mixing', 'painting', 'hanging'];

function stepsAt({ picture, their, place, colours }: PaintingWords, now: Moment): ProgressStep[] {
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
