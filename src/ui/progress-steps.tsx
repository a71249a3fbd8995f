import { Icon } from './icon.tsx';
import { Lantern } from './lantern.tsx';

export interface ProgressStep {
  name: string;
  state: 'done' | 'now' | 'later';
}

interface ProgressStepsProps {
  label: string;
  steps: readonly ProgressStep[];
  note?: string | undefined;
}

export function ProgressSteps({ label, steps, note }: ProgressStepsProps) {
  const current = steps.find((step) => step.state === 'now');
  return (
    <div>
      <ol aria-label={label} className="jobs">
        {steps.map(({ name, state }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="jobs-dot">
              {state === 'done' && <Icon name="check" size="small" />}
              {state === 'now' && <Lantern lit className="animate-breathe h-6" />}
            </span>
            {name}
            {state === 'done' && <span className="sr-only"> (done)</span>}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {current?.name}
      </p>
      {note && <p className="mt-3 px-3 text-15 text-soft">{note}</p>}
    </div>
  );
}
