import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface FieldCopy {
  label: string;
  note?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

interface FieldFrameProps extends FieldCopy {
  id: string;
  children: ReactNode;
  aside?: ReactNode;
}

/** The aria attributes that connect a control to its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldCopy, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

export const FieldFrame = ({ id, label, note, hint, error, aside, children }: FieldFrameProps) => (
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

/** Shows the error, which is announced when it appears; its id is `<id>-error`. */
export const FieldError = ({ id, error }: { id: string; error: ReactNode }) => (
  <div aria-live="polite">
    {error && (
      <p id={`${id}-error`} className="field-error">
        <Icon name="alert" className="mt-[0.1em]" />
        <span>{error}</span>
      </p>
    )}
  </div>
);

/** An error as an alert; renders nothing without an error. */
export const ErrorLine = ({ error }: { error: string | null | undefined }) =>
  error && (
    <p role="alert" className="field-error">
      <Icon name="alert" className="mt-[0.1em]" />
      {error}
    </p>
  );
