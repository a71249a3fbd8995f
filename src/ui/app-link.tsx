import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the app, or '#' and the id of a place on this page. */
  to: string;
  /** What the next page is told. */
  state?: unknown;
}

/** A link within the app. The router's own brings along what only its framework uses (docs/decisions/0074). */
export function AppLink({ to, state, onClick, ...anchor }: AppLinkProps) {
  const go = useLinkClickHandler(to, { state });
  function click(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  }
  return <a {...anchor} href={useHref(to)} onClick={click} />;
}

/** One of several places: it says so when the page is that place or lies below it. */
export function PlaceLink({ to, ...link }: AppLinkProps) {
  const isHere = useMatch(`${to}/*`) !== null;
  return <AppLink to={to} aria-current={isHere ? 'page' : undefined} {...link} />;
}
