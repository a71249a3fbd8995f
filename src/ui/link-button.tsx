import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { buttonClasses, type ButtonLook } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface LinkButtonProps extends ButtonLook {
  to: string;
  /** Handed to the page it leads to, as navigation state. */
  state?: unknown;
  children: ReactNode;
  className?: string | undefined;
}

/** A link inside the app that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({ to, state, children, icon, className, ...look }: LinkButtonProps) {
  return (
    <AppLink to={to} state={state} className={classNames(buttonClasses(look), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </AppLink>
  );
}
