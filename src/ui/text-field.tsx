import { useId, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame, type FieldCopy } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';

interface TextFieldProps extends FieldCopy, Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'type'> {
  type?: 'text' | 'email' | 'password' | undefined;
  value: string;
  onChange: (value: string) => void;
}

const TYPED_AS_IS = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/**
 * A password can be shown and hidden. `ref` refers to the input. With `autoComplete="off"`, which only Firefox needs, a
 * password is text with hidden letters, because Firefox offers saved passwords in every password field.
 */
export function TextField({ label, note, hint, error, type = 'text', value, onChange, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const isText = isRevealed || rest.autoComplete === 'off';

  return (
    <FieldFrame id={inputId} label={label} note={note} hint={hint} error={error}>
      <div className="relative">
        <input
          dir="auto"
          {...(isPassword && TYPED_AS_IS)}
          {...rest}
          {...describedBy(inputId, { hint, error })}
          id={inputId}
          type={isPassword && isText ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames('input', isPassword && 'pr-14', isPassword && !isRevealed && 'input-hidden')}
        />
        {isPassword && (
          <IconButton
            icon={isRevealed ? 'eye-off' : 'eye'}
            label={isRevealed ? 'Hide password' : 'Show password'}
            onClick={() => setRevealed(!isRevealed)}
            className="absolute right-1 top-1"
          />
        )}
      </div>
    </FieldFrame>
  );
}
