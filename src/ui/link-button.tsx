import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { buttonClasses, type ButtonLook } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface LinkButtonProps extends ButtonLook {
  to: string;
  state?: unknown;
  children: ReactNode;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
}

export const LinkButton = ({ to, state, children, icon, className, onClick, ...look }: LinkButtonProps) => (
  <AppLink to={to} state={state} onClick={onClick} className={classNames(buttonClasses(look), className)}>
    {icon && <Icon name={icon} />}
    <span className="contents">{children}</span>
  </AppLink>
);
