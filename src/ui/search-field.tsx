import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon.tsx';

interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'type'> {
  /** What is searched, for screen readers, for example "Search characters". */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list while typing. The placeholder says what can be typed. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  return (
    <div className="search">
      <Icon name="search" className="text-soft" />
      <input
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="input"
      />
    </div>
  );
}
