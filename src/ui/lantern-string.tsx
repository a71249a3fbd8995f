import { Lantern } from './lantern.tsx';

export interface LanternStep {
  name: string;
  /** `lit`: a chapter that is written. `now`: the one in view or being generated. */
  state: 'lit' | 'now' | 'off';
}

const screenReaderStates = { lit: 'done', now: 'now', off: 'not yet' } as const;

export const LanternString = ({ label, steps }: { label: string; steps: readonly LanternStep[] }) => (
  <ol aria-label={label} className="lantern-string">
    {steps.map(({ name, state }) => (
      <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <Lantern lit={state !== 'off'} />
        <span>{name}</span>
        <span className="sr-only">, {screenReaderStates[state]}</span>
      </li>
    ))}
  </ol>
);

export const ChapterLights = ({ lit, total, label }: { lit: number; total: number; label: string }) => (
  <span role="img" aria-label={label} className="chapter-lights">
    {Array.from({ length: total }, (_, index) => (
      <i key={index} data-lit={index < lit || undefined} />
    ))}
  </span>
);
