import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Lantern } from './lantern.tsx';

/** How a button looks. One `primary` in view; `danger` brings its own bin. */
export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'big';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** `big` (64 px) is for the main act of a screen. */
  size?: ButtonSize | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  children: ReactNode;
  /** Something is missing: `children` say what. The button stays focusable and calls `onNotReady` instead of `onClick`. */
  notReady?: boolean | undefined;
  /** Takes the user to what is missing. */
  onNotReady?: (() => void) | undefined;
  /** The act is under way: presses are ignored and a lantern breathes beside the words. */
  busy?: boolean | undefined;
  /** Words while busy, for example "Signing in…". */
  busyLabel?: ReactNode;
}

export function buttonClasses({ variant = 'primary', size = 'normal', wide = false }: ButtonLook): string {
  return classNames('btn', `btn-${variant}`, size === 'big' && 'btn-big', wide && 'w-full');
}

/** A button with words; its label is a verb. Its `type` is `button` unless stated. */
export function Button(props: ButtonProps) {
  const { children, variant, size, wide, icon, notReady, onNotReady, busy, busyLabel, onClick, className, ...rest } =
    props;
  const shownIcon = icon ?? (variant === 'danger' ? 'bin' : undefined);
  const unavailable = notReady === true || busy === true;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!unavailable) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    if (!busy) onNotReady?.();
  }

  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClasses({ variant, size, wide }), className)}
      onClick={handleClick}
      aria-disabled={unavailable || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? (
        <Lantern lit className="animate-breathe h-6 w-auto" />
      ) : (
        shownIcon && !notReady && <Icon name={shownIcon} />
      )}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
