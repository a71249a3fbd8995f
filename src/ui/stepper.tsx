import { Icon } from './icon.tsx';

interface StepperProps {
  label: string;
  steps: readonly string[];
  current: number;
  onReopen?: ((index: number) => void) | undefined;
}

export const Stepper = ({ label, steps, current, onReopen }: StepperProps) => (
  <ol aria-label={label} className="stepper">
    {steps.map((name, index) => {
      const state = index < current ? 'done' : index === current ? 'now' : 'later';
      const face = (
        <>
          <span className="stepper-dot">{state === 'done' ? <Icon name="check" size="small" /> : index + 1}</span>
          <span>
            {name}
            {state === 'done' && <span className="sr-only"> (done)</span>}
          </span>
        </>
      );
      return (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' && onReopen ? (
            <button type="button" onClick={() => onReopen(index)}>
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
