import { useId, type ReactNode } from 'react';
import { FieldError } from './field-frame.tsx';
import { classNames } from './class-names.ts';

export interface ChoiceGroupWords {
  label: string;
  hideLabel?: boolean | undefined;
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
}

interface ChoiceGroupProps extends ChoiceGroupWords {
  /** `radio`: exactly one is chosen. `toggle`: each is independent. */
  selection: 'radio' | 'toggle';
  className: string;
  children: ReactNode;
  id?: string | undefined;
}

/** Choices with hint and error. Focusable by script: a button can focus a group in which a choice is missing. */
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
