import { securityHeaders } from '@talelantern/domain/web/security-headers';
import type { AppShell, FindAppShell } from '../operations/ports/app-shell.ts';
import type { Clock } from '../operations/ports/clock.ts';
import { describeCause, type Log } from '../operations/ports/log.ts';

interface HostingDependencies {
  /** Origin of the app's Hosting; null where none is configured. */
  appOrigin: string | null;
  fetch: typeof fetch;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

const PATH = '/app.html';
const KEPT_FOR_MS = 60_000;
/** After a failure: Hosting is asked again soon, but not by every reader. */
const FAILED_FOR_MS = 5_000;
/** A reader waits for the story, not for us. */
const TIMEOUT_MS = 3_000;

/**
 * Reads the app's HTML from its own Hosting, so that a page of ours never names files of an earlier deployment. Requests
 * that come while it is being read share the answer.
 */
export function createHostingShell({ appOrigin, fetch, clock, log }: HostingDependencies): FindAppShell {
  let known: Promise<AppShell | null> | null = null;
  let knownUntil = 0;

  async function read(): Promise<AppShell | null> {
    if (appOrigin === null) return null;
    try {
      const response = await fetch(appOrigin + PATH, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`Hosting answered ${response.status}`);
      return { html: await response.text(), headers: ownHeaders(response.headers) };
    } catch (error) {
      log('warning', 'app_shell_missing', describeCause(error));
      knownUntil = clock.now() + FAILED_FOR_MS;
      return null;
    }
  }

  return () => {
    if (known === null || clock.now() >= knownUntil) {
      knownUntil = clock.now() + KEPT_FOR_MS;
      known = read();
    }
    return known;
  };
}

/** What Hosting says of its own page holds for this one too: on one machine other addresses are allowed than elsewhere. */
const ownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(securityHeaders()).map(([name, standard]) => [name, headers.get(name) ?? standard]),
  );
