import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses, type ButtonLook } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface LinkButtonProps extends ButtonLook {
  to: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A link inside the app that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({ to, children, icon, className, ...look }: LinkButtonProps) {
  return (
    <Link to={to} className={classNames(buttonClasses(look), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
