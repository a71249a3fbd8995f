import { Icon } from './icon.tsx';

interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly string[];
  /** The index of the step the user is at; those before it are done. */
  current: number;
  /** Makes the done steps buttons that lead back. */
  onReopen?: ((index: number) => void) | undefined;
}

/** Numbered steps on a line; done ones show a check. */
export function Stepper({ label, steps, current, onReopen }: StepperProps) {
  return (
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
}
