import { PATHS } from '../config/paths.ts';
import { attempt } from '../services/core/attempt.ts';

const OWN_ORIGIN = 'https://own.invalid';

/** The URL requested before sign-in, if it belongs to this app; else the generator. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'string' || !from.startsWith('/')) return PATHS.create;
  const url = attempt(() => new URL(from, OWN_ORIGIN), null);
  // Refused, because browsers resolve '//host', '/\host' and, once normalized, '/.//host' to other origins.
  if (url?.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return PATHS.create;
  if (url.pathname === PATHS.login || url.pathname === PATHS.home) return PATHS.create;
  return `${url.pathname}${url.search}${url.hash}`;
}
