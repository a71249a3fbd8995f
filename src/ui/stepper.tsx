import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { STEP_DOT, stepState } from './progress-steps.tsx';

interface StepperProps {
  label: string;
  steps: readonly string[];
  current: number;
  onReopen?: ((index: number) => void) | undefined;
}

const STEP = 'flex min-h-12 items-center gap-2';
const DOTS = {
  done: 'bg-well shadow-[inset_0_0_0_2px_var(--on-edge)]',
  now: 'bg-lantern-400 text-ink shadow-[0_0_18px_#ffc04d88]',
  later: 'shadow-[inset_0_0_0_2px_var(--on-edge)]',
} as const;

export const Stepper = ({ label, steps, current, onReopen }: StepperProps) => (
  <ol
    aria-label={label}
    className="mb-3 flex flex-wrap items-center gap-x-[0.6rem] gap-y-[0.4rem] font-[600] text-soft"
  >
    {steps.map((name, index) => {
      const state = stepState(index, current);
      const face = (
        <>
          <span className={classNames(STEP_DOT, DOTS[state])}>
            {state === 'done' ? <Icon name="check" size="small" /> : index + 1}
          </span>
          <span>
            {name}
            {state === 'done' && <span className="sr-only"> (done)</span>}
          </span>
        </>
      );
      return (
        <li
          key={name}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
          className={classNames(
            STEP,
            'not-first:before:h-0.5 not-first:before:w-7 not-first:before:bg-edge data-[state=now]:text-text',
          )}
        >
          {state === 'done' && onReopen ? (
            <button type="button" className={STEP} onClick={() => onReopen(index)}>
              {face}
            </button>
          ) : (
            face
          )}
        </li>
      );
    })}
  </ol>
);
