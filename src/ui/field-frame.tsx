import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What every field shows around its control. */
export interface FieldWords {
  label: string;
  /** A short word after the label, for example "optional". */
  note?: string | undefined;
  /** One line under the field that helps to fill it in. */
  hint?: ReactNode;
  /** The sentence that says what is wrong; the field is then marked invalid. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldWords {
  id: string;
  children: ReactNode;
  /** Shown at the right of the hint line, for example a count of characters. */
  aside?: ReactNode;
}

/** The aria attributes that tie a control to the hint and error its frame shows. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

/** Label above, control, then the error and the hint. */
export function FieldFrame({ id, label, note, hint, error, aside, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {note && <small>{note}</small>}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {(hint || aside) && (
        <div className="field-help">
          {hint && <p id={`${id}-hint`}>{hint}</p>}
          {aside && <p className="ml-auto whitespace-nowrap">{aside}</p>}
        </div>
      )}
    </div>
  );
}

/** The error sentence of a field or group, announced when it appears. Its id is `<id>-error`. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="alert" className="mt-[0.1em]" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
