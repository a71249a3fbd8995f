import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface CheckboxFieldProps {
  label: string;
  /** One line of what it does. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it decides is under way: it can be reached, but not changed. */
  busy?: boolean | undefined;
}

/** One thing that is so or not; the whole row can be pressed. */
export function CheckboxField({ label, hint, checked, onChange, busy = false }: CheckboxFieldProps) {
  const hintId = useId();
  return (
    <label className="checkbox" data-busy={busy || undefined}>
      <input
        type="checkbox"
        className="sr-only"
        checked={checked}
        aria-disabled={busy || undefined}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => busy || onChange(event.target.checked)}
      />
      <span className="checkbox-box">{checked && <Icon name="check" size="small" />}</span>
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className="block text-15 text-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
