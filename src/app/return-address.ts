import { PATHS } from '../config/paths.ts';

const OWN_ORIGIN = 'https://own.invalid';

/** Where somebody who has signed in wanted to go; only ever an address of this app, else the generator. */
export function returnAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'string' || !from.startsWith('/')) return PATHS.create;
  if (!URL.canParse(from, OWN_ORIGIN)) return PATHS.create;
  const url = new URL(from, OWN_ORIGIN);
  // '//host' and '/\host' are other origins to a browser, and so is what remains of '/.//host'.
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return PATHS.create;
  if (url.pathname === PATHS.login || url.pathname === PATHS.home) return PATHS.create;
  return `${url.pathname}${url.search}${url.hash}`;
}
