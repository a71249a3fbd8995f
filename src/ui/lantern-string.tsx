import { classNames } from './class-names.ts';
import { Lantern } from './lantern.tsx';

export interface LanternStep {
  name: string;
  /** `lit`: written. `now`: lit, and the one in view or being made. `off`: not yet. */
  state: 'lit' | 'now' | 'off';
}

interface LanternStringProps {
  /** What the lanterns stand for, for example "Chapters". */
  label: string;
  steps: readonly LanternStep[];
  /** The lantern of `now` breathes: it is being made. */
  making?: boolean | undefined;
}

const spokenStates = { lit: 'done', now: 'now', off: 'not yet' } as const;

/** Four lanterns on a line. Phones show only the current name; all stay available to a screen reader. */
export function LanternString({ label, steps, making }: LanternStringProps) {
  return (
    <ol aria-label={label} className="lantern-string">
      {steps.map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Lantern lit={state !== 'off'} className={classNames(making && state === 'now' && 'animate-breathe')} />
          <span>{name}</span>
          <span className="sr-only">, {spokenStates[state]}</span>
        </li>
      ))}
    </ol>
  );
}

interface ChapterLightsProps {
  lit: number;
  total: number;
  /** Said instead of the lights, for example "3 of 4 chapters". */
  label: string;
}

/** The small row of lights beneath a cover. */
export function ChapterLights({ lit, total, label }: ChapterLightsProps) {
  return (
    <span role="img" aria-label={label} className="chapter-lights">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-lit={index < lit || undefined} />
      ))}
    </span>
  );
}
