import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string;
  state?: unknown;
}

/** Not the router's Link, which would load code that only its framework uses (docs/decisions/0074). */
export function AppLink({ to, state, onClick, ...anchor }: AppLinkProps) {
  const go = useLinkClickHandler(to, { state });
  function click(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  }
  return <a {...anchor} href={useHref(to)} onClick={click} />;
}

export function NavigationLink({ to, ...link }: AppLinkProps) {
  const isCurrent = useMatch(`${to}/*`) !== null;
  return <AppLink to={to} aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
