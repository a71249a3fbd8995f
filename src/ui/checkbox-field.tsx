import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, FieldError } from './field-frame.tsx';
import { Icon } from './icon.tsx';

interface CheckboxFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  busy?: boolean | undefined;
}

export function CheckboxField({ ref, label, hint, error, checked, onChange, busy = false }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="checkbox" data-busy={busy || undefined}>
        <input
          {...describedBy(id, { hint, error })}
          ref={ref}
          type="checkbox"
          // Without the hint, which is in the label so that a click on it counts.
          aria-labelledby={`${id}-label`}
          className="sr-only"
          checked={checked}
          aria-disabled={busy || undefined}
          onChange={(event) => busy || onChange(event.target.checked)}
        />
        <span className="checkbox-box">{checked && <Icon name="check" size="small" />}</span>
        <span className="min-w-0">
          <span id={`${id}-label`} className="font-semibold">
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className="block text-15 text-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
