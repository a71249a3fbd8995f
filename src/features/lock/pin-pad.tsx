import { isPin, PIN_DIGITS } from '@talelantern/domain/accounts/lock';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { isFirefox } from '../../ui/is-firefox.ts';

interface PinPadProps {
  pin: string;
  onChange: (pin: string) => void;
  onEnter: () => void;
  enterLabel: string;
  isBusy: boolean;
  isWaiting?: boolean;
  /** The field, which receives the initial focus. */
  focus: RefObject<HTMLInputElement | null>;
  children?: ReactNode;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function PinPad({
  pin,
  onChange,
  onEnter,
  enterLabel,
  isBusy,
  isWaiting = false,
  focus,
  children,
}: PinPadProps) {
  const isDisabled = isBusy || isWaiting;

  function press(digit: string): void {
    if (!isDisabled && pin.length < PIN_DIGITS.most) onChange(pin + digit);
  }

  function removeLast(): void {
    if (!isDisabled) onChange(pin.slice(0, -1));
  }

  function enter(): void {
    if (!isDisabled && isPin(pin)) onEnter();
  }

  /** While the field has the focus, only Enter is handled here; a focused button handles its own Enter. */
  function handleKey({ key, target }: KeyboardEvent): void {
    if (target instanceof HTMLInputElement) {
      if (key === 'Enter') enter();
    } else if (/^\d$/.test(key)) press(key);
    else if (key === 'Backspace') removeLast();
  }

  return (
    <div onKeyDown={handleKey} className="mx-auto mt-5 short:mt-2 w-full max-w-80 short:max-w-none">
      <div className="relative rounded-field has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-(--on-focus)">
        <Dots count={pin.length} isDisabled={isWaiting} />
        {/* Serves keyboards, pasting and dictation; the keys below replace a phone's keyboard. `one-time-code` keeps
            password managers away. Type `password` keeps the PIN secret from screen readers and keyboards; not in
            Firefox, which would fill in the digits of a saved password. */}
        <input
          ref={focus}
          type={isFirefox() ? 'text' : 'password'}
          inputMode="none"
          spellCheck={false}
          autoComplete="one-time-code"
          aria-label="PIN, four to six digits"
          value={pin}
          readOnly={isDisabled}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, PIN_DIGITS.most))}
          className="absolute inset-0 w-full opacity-0"
        />
      </div>
      <div aria-live="polite" className="grid min-h-16 short:min-h-8 place-content-center pb-2 text-center text-15">
        {children}
      </div>
      <div className="grid grid-cols-3 gap-2.5 short:grid-cols-6">
        {KEYS.map((digit) => (
          <Key key={digit} digit={digit} isDisabled={isDisabled} onClick={press} />
        ))}
        <button
          type="button"
          aria-label="Delete the last digit"
          aria-disabled={isDisabled || pin === '' || undefined}
          onClick={removeLast}
          className={classNames(keyClasses, 'hover:bg-(--on-hover)', (isDisabled || pin === '') && 'opacity-50')}
        >
          <Icon name="arrow-left" size="medium" />
        </button>
        <Key digit="0" isDisabled={isDisabled} onClick={press} />
        <Button
          notReady={!isPin(pin) || isWaiting}
          busy={isBusy}
          busyLabel=""
          aria-label={enterLabel}
          onClick={enter}
          className="!min-h-16 !px-2"
        >
          {enterLabel}
        </Button>
      </div>
    </div>
  );
}

const keyClasses =
  'grid min-h-16 place-items-center rounded-button transition-[background-color,transform] duration-(--motion-press) active:translate-y-0.5';

const Key = ({
  digit,
  isDisabled,
  onClick,
}: {
  digit: string;
  isDisabled: boolean;
  onClick: (digit: string) => void;
}) => (
  <button
    type="button"
    aria-disabled={isDisabled || undefined}
    onClick={() => onClick(digit)}
    className={classNames(
      keyClasses,
      'bg-paper-0 text-28 font-semibold text-ink shadow-[inset_0_0_0_2px_var(--on-edge),inset_0_-3px_0_var(--on-edge)] hover:bg-(--on-hover)',
      isDisabled && 'opacity-50',
    )}
  >
    {digit}
  </button>
);

const Dots = ({ count, isDisabled }: { count: number; isDisabled: boolean }) => (
  <div className={classNames('flex h-8 items-center justify-center gap-4', isDisabled && 'opacity-50')}>
    <span role="status" className="sr-only">
      {count === 1 ? '1 digit' : `${count} digits`}
    </span>
    {Array.from({ length: Math.max(PIN_DIGITS.least, count) }, (_, index) => (
      <span
        key={index}
        className={classNames(
          'size-4 rounded-full border-2 border-ink transition-colors duration-(--motion-quick)',
          index < count && 'bg-ink forced-colors:border-8',
        )}
      />
    ))}
  </div>
);
