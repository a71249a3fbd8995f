import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, FieldFrame, type FieldCopy } from './field-frame.tsx';

interface TextAreaFieldProps extends FieldCopy, Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
  /** Shows '12 / 400' below the field; needs `maxLength`. */
  counter?: boolean | undefined;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, note, hint, error, value, onChange, counter, id, rows = 3, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const count = counter && rest.maxLength !== undefined ? `${value.length} / ${rest.maxLength}` : null;

  return (
    <FieldFrame id={inputId} label={label} note={note} hint={hint} error={error} aside={count}>
      <textarea
        dir="auto"
        {...rest}
        {...describedBy(inputId, { hint, error })}
        id={inputId}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="input resize-y"
      />
    </FieldFrame>
  );
}
