import { useId, type ReactNode } from 'react';
import { FieldError } from './field-frame.tsx';
import { classNames } from './class-names.ts';

export interface ChoiceGroupWords {
  label: string;
  /** Keeps the label for screen readers when a heading above already says it. */
  hideLabel?: boolean | undefined;
  /** A short word after the label, for example "choose two". */
  note?: string | undefined;
  /** One line under the choices. */
  hint?: ReactNode;
  /** The sentence that says what is wrong. */
  error?: string | null | undefined;
}

interface ChoiceGroupProps extends ChoiceGroupWords {
  /** `radio`: exactly one is chosen. `toggle`: each stands for itself. */
  selection: 'radio' | 'toggle';
  className: string;
  children: ReactNode;
  id?: string | undefined;
}

/** Names a set of choices, and ties its hint and error to it. Focusable by script, to lead the user here. */
export function ChoiceGroup({ selection, className, children, id, ...words }: ChoiceGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const describedBy = [words.error && `${groupId}-error`, words.hint && `${groupId}-hint`].filter(Boolean).join(' ');

  return (
    <div className="field">
      <p id={`${groupId}-label`} className={words.hideLabel ? 'sr-only' : 'field-label'}>
        {words.label}
        {words.note && <small>{words.note}</small>}
      </p>
      <div
        id={groupId}
        role={selection === 'radio' ? 'radiogroup' : 'group'}
        tabIndex={-1}
        aria-labelledby={`${groupId}-label`}
        aria-describedby={describedBy || undefined}
        aria-invalid={(selection === 'radio' && Boolean(words.error)) || undefined}
        className={classNames('outline-none', className)}
      >
        {children}
      </div>
      <FieldError id={groupId} error={words.error} />
      {words.hint && (
        <p id={`${groupId}-hint`} className="field-help">
          {words.hint}
        </p>
      )}
    </div>
  );
}
