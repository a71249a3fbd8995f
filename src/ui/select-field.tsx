import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { Icon } from './icon.tsx';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string>
  extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'children'> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among more options than fit as chips: the browser's own list, which phones show best. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, note, hint, error, options, value, onChange, id, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;

  return (
    <FieldFrame id={inputId} label={label} note={note} hint={hint} error={error}>
      <div className="relative">
        <select
          {...rest}
          {...describedBy(inputId, { hint, error })}
          id={inputId}
          value={value}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
          className="input appearance-none pr-12"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
      </div>
    </FieldFrame>
  );
}
