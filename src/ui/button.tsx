import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Lantern } from './lantern.tsx';

/** At most one `primary` in view; `danger` has a bin icon. */
type ButtonVariant = 'primary' | 'line' | 'quiet' | 'danger';
type ButtonSize = 'normal' | 'big';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** `big`: 64 px, for the main action of a screen. */
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  children: ReactNode;
  /** Whether something is missing, as the label says. Stays focusable; `onNotReady` replaces `onClick`. */
  notReady?: boolean | undefined;
  onNotReady?: (() => void) | undefined;
  /** Whether an action is running: the button ignores clicks and animates a lantern. */
  busy?: boolean | undefined;
  busyLabel?: ReactNode;
}

export function buttonClasses({ variant = 'primary', size = 'normal', wide = false }: ButtonLook): string {
  return classNames('btn', `btn-${variant}`, size === 'big' && 'btn-big', wide && 'w-full');
}

/** `type` defaults to `button`. */
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
      <span className="contents">{busy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}
