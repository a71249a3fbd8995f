import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon.tsx';

interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'type'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export const SearchField = ({ label, value, onChange, ...rest }: SearchFieldProps) => (
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
