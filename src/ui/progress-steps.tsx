import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Lantern } from './lantern.tsx';

export interface ProgressStep {
  name: string;
  /** Its name once it is done, if different. */
  done?: string;
}

export const stepState = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'now' : 'later';

interface ProgressStepsProps {
  label: string;
  steps: readonly ProgressStep[];
  current: number;
  note?: string | undefined;
}

export const STEP_DOT = 'grid size-[34px] flex-none place-items-center rounded-[50%]';
const DOTS = {
  done: 'bg-leaf-100 text-leaf-700',
  now: 'bg-ink text-lantern-200',
  later: 'shadow-[inset_0_0_0_2px_var(--on-edge)]',
} as const;

export const ProgressSteps = ({ label, steps, current, note }: ProgressStepsProps) => (
  <div>
    <ol aria-label={label} className="grid gap-[0.35rem]">
      {steps.map(({ name, done = name }, index) => {
        const state = stepState(index, current);
        return (
          <li
            key={name}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
            className="flex min-h-14 items-center gap-[0.9rem] rounded-[16px] px-3 py-[0.4rem] text-19 data-[state=later]:text-soft data-[state=now]:bg-lantern-300 data-[state=now]:font-bold data-[state=now]:text-ink"
          >
            <span className={classNames(STEP_DOT, DOTS[state])}>
              {state === 'done' && <Icon name="check" size="small" />}
              {state === 'now' && <Lantern lit className="animate-breathe h-6" />}
            </span>
            <span>{state === 'done' ? done : name}</span>
            {state === 'done' && <span className="sr-only"> (done)</span>}
          </li>
        );
      })}
    </ol>
    <p role="status" className="sr-only">
      {steps[current]?.name}
    </p>
    {note && (
      <p role="status" className="mt-3 px-3 text-15 text-soft">
        {note}
      </p>
    )}
  </div>
);
