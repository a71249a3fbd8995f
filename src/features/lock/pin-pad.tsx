import { isPin, PIN_DIGITS } from '@talelantern/domain/accounts/lock';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

interface PinPadProps {
  /** The digits so far; shown as dots. */
  pin: string;
  onChange: (pin: string) => void;
  onEnter: () => void;
  /** A short verb for the key that ends it. */
  enterLabel: string;
  busy: boolean;
  /** No digit is taken for now; whoever asks says why. */
  resting?: boolean;
  /** Takes digits from a keyboard too; focus belongs here at first. */
  focus: RefObject<HTMLDivElement | null>;
  /** What went wrong, beneath the dots. */
  children?: ReactNode;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A keypad of large keys for a PIN, which is never shown. */
export function PinPad({ pin, onChange, onEnter, enterLabel, busy, resting = false, focus, children }: PinPadProps) {
  const isStill = busy || resting;

  function press(digit: string): void {
    if (!isStill && pin.length < PIN_DIGITS.most) onChange(pin + digit);
  }

  function takeBack(): void {
    if (!isStill) onChange(pin.slice(0, -1));
  }

  function enter(): void {
    if (!isStill && isPin(pin)) onEnter();
  }

  function handleKey({ key, target, currentTarget }: KeyboardEvent): void {
    if (/^\d$/.test(key)) press(key);
    else if (key === 'Backspace') takeBack();
    else if (key === 'Enter' && target === currentTarget) enter();
  }

  return (
    <div
      ref={focus}
      role="group"
      aria-label="PIN, four to six digits"
      tabIndex={-1}
      onKeyDown={handleKey}
      className="mx-auto mt-5 w-full max-w-80 rounded-field outline-offset-8"
    >
      <Dots count={pin.length} isStill={resting} />
      <div aria-live="polite" className="grid min-h-16 place-content-center pb-2 text-center text-15">
        {children}
      </div>
      <div className="grid grid-cols-3 gap-2.5">
        {KEYS.map((digit) => (
          <Key key={digit} digit={digit} isStill={isStill} onPress={press} />
        ))}
        <button
          type="button"
          aria-label="Take the last digit back"
          aria-disabled={isStill || pin === '' || undefined}
          onClick={takeBack}
          className={classNames(keyLook, 'hover:bg-(--on-hover)', (isStill || pin === '') && 'opacity-50')}
        >
          <Icon name="arrow-left" size="medium" />
        </button>
        <Key digit="0" isStill={isStill} onPress={press} />
        <Button
          notReady={!isPin(pin) || resting}
          busy={busy}
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

const keyLook =
  'grid min-h-16 place-items-center rounded-button transition-[background-color,transform] duration-(--motion-press) active:translate-y-0.5';

interface KeyProps {
  digit: string;
  isStill: boolean;
  onPress: (digit: string) => void;
}

const Key = ({ digit, isStill, onPress }: KeyProps) => (
  <button
    type="button"
    aria-disabled={isStill || undefined}
    onClick={() => onPress(digit)}
    className={classNames(
      keyLook,
      'bg-paper-0 text-28 font-semibold text-ink shadow-[inset_0_0_0_2px_var(--on-edge),inset_0_-3px_0_var(--on-edge)] hover:bg-(--on-hover)',
      isStill && 'opacity-50',
    )}
  >
    {digit}
  </button>
);

/** One dot for each digit, and rings for those that are missing at least. */
function Dots({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <div className={classNames('flex h-8 items-center justify-center gap-4', isStill && 'opacity-50')}>
      <span role="status" className="sr-only">
        {count === 1 ? '1 digit' : `${count} digits`}
      </span>
      {Array.from({ length: Math.max(PIN_DIGITS.least, count) }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'size-4 rounded-full border-2 border-ink transition-colors duration-(--motion-quick)',
            index < count && 'bg-ink',
          )}
        />
      ))}
    </div>
  );
}
