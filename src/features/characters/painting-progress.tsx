import type { Character } from '@talelantern/domain/characters/character';
import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { fill } from '@talelantern/domain/text/lists';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProgressSteps, type ProgressStep } from '../../ui/progress-steps.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { PortraitState, Stop } from './portrait-runs.ts';
import { pronounsOf } from './pronouns.ts';
import { WAITING_QUESTIONS } from './waiting-questions.ts';

interface PaintingProgressProps {
  character: Character;
  state: Extract<PortraitState, { status: 'creating' | 'saving' }>;
  onCancel: () => void;
}

/** How long the colours are mixed before the brush is picked up. */
const MIXING_MS = 4_000;

/** What is being done to a portrait right now, something to talk about meanwhile, and a way to stop. */
export function PaintingProgress({ character, state, onCancel }: PaintingProgressProps) {
  const mixed = usePassed(MIXING_MS);
  return (
    <Sheet shape="card" className="sm:p-8">
      <ProgressSteps
        label={`Painting ${character.name}`}
        steps={paintingSteps(character, state.status === 'saving' ? 'hanging' : mixed ? 'painting' : 'mixing')}
        note="Usually half a minute. If it doesn’t work, nothing is used up."
      />
      <WaitingQuestion character={character} />
      {state.status === 'creating' && <CancelPainting stop={state.stop} onCancel={onCancel} />}
    </Sheet>
  );
}

type Moment = 'mixing' | 'painting' | 'hanging';
const MOMENTS: readonly Moment[] = ['mixing', 'painting', 'hanging'];

function paintingSteps(character: Character, now: Moment): ProgressStep[] {
  const { their } = pronounsOf(character.gender);
  const colours = coloursOf(character.appearance.color, character.advancedFeatures);
  const reached = MOMENTS.indexOf(now);
  const step = (moment: Moment, doing: string, done: string): ProgressStep => {
    const at = MOMENTS.indexOf(moment);
    if (at < reached) return { name: done, state: 'done' };
    return { name: doing, state: at === reached ? 'now' : 'later' };
  };
  const painted = `${their} portrait`;
  return [
    { name: 'Read what you chose', state: 'done' },
    step('mixing', `Mixing ${colours}`, `Mixed ${colours}`),
    step('painting', `Painting ${painted}`, `Painted ${painted}`),
    step('hanging', 'Hanging it on your wall', 'Hung it on your wall'),
  ];
}

function coloursOf(color: string, { lighting }: AdvancedFeatures): string {
  const named = [color === DEFAULT_APPEARANCE.color ? '' : color, lighting].filter((word) => word !== '');
  return named.length === 0 ? 'the colors' : named.join(' and ').toLowerCase();
}

function usePassed(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

function WaitingQuestion({ character }: { character: Character }) {
  const [index, setIndex] = useState(() => Math.floor(Math.random() * WAITING_QUESTIONS.length));
  const question = WAITING_QUESTIONS[index % WAITING_QUESTIONS.length] ?? WAITING_QUESTIONS[0];
  const { their } = pronounsOf(character.gender);
  return (
    <div className="mt-6 rounded-card bg-well px-5 py-4">
      <p className="text-15 font-semibold text-accent">While you wait, ask each other</p>
      <p className="mt-1 font-display text-22 leading-snug font-semibold text-balance wrap-anywhere">
        {fill(question, { name: character.name, their })}
      </p>
      <Button variant="quiet" className="-ml-3 mt-1" onClick={() => setIndex(index + 1)}>
        Another question
      </Button>
    </div>
  );
}

function CancelPainting({ stop, onCancel }: { stop: Stop; onCancel: () => void }) {
  if (stop === 'impossible') return null;
  if (stop === 'too-late')
    return (
      <p role="status" className="mt-5 text-soft">
        The brush is already on the paper: this portrait will be finished and kept.
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
