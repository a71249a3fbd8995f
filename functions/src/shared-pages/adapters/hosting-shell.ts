import { securityHeaders } from '@talelantern/domain/web/security-headers';
import type { AppShell, FindAppShell } from '../pages/app-shell.ts';
import type { Clock } from '../../core/clock.ts';
import { describeCause, type Log } from '../../core/log.ts';

interface HostingShellDeps {
  /** Origin of the app on Hosting; null when not configured. */
  appOrigin: string | null;
  fetch: typeof fetch;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

const PATH = '/shared.html';
const CACHE_MS = 60_000;
/** Limits retries after a failure. */
const RETRY_AFTER_MS = 5_000;
/** Short, because the page waits for it. */
const TIMEOUT_MS = 3_000;

/**
 * Reads the app's HTML from Hosting, so that pages never refer to files of an earlier deployment. Concurrent requests
 * share one read. A failed read returns the HTML of the last successful one, or null: a page without the app cannot be
 * liked or reported.
 */
export function createHostingShell({ appOrigin, fetch, clock, log }: HostingShellDeps): FindAppShell {
  let cachedShell: Promise<AppShell | null> | null = null;
  let cachedUntil = 0;
  let lastRead: AppShell | null = null;

  async function read(): Promise<AppShell | null> {
    if (appOrigin === null) return null;
    try {
      const response = await fetch(appOrigin + PATH, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`Hosting answered ${response.status}`);
      lastRead = { html: await response.text(), headers: ownHeaders(response.headers) };
    } catch (error) {
      log('warning', 'app_shell_missing', describeCause(error));
      cachedUntil = clock.now() + RETRY_AFTER_MS;
    }
    return lastRead;
  }

  return () => {
    if (cachedShell === null || clock.now() >= cachedUntil) {
      cachedUntil = clock.now() + CACHE_MS;
      cachedShell = read();
    }
    return cachedShell;
  };
}

/** Copies Hosting's security headers, which the local cloud extends. */
const ownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(securityHeaders()).map(([name, standard]) => [name, headers.get(name) ?? standard]),
  );
