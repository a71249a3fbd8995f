import type { ServerClock } from '../services/ports/server-clock.ts';

interface ServerClockDependencies {
  fetch: typeof fetch;
  /** The device's clock, ms since 1970. */
  now: () => number;
}

/** A file of our own origin that no cache keeps. */
const TIME_ADDRESS = '/version.json';

/** Reads the time from the Date header of our own host; without an answer the device's clock must do. */
export function createServerClock({ fetch, now }: ServerClockDependencies): ServerClock {
  let offset: Promise<number> | null = null;

  async function askForOffset(): Promise<number> {
    try {
      const response = await fetch(TIME_ADDRESS, { method: 'HEAD', cache: 'no-store' });
      const serverTime = Date.parse(response.headers.get('date') ?? '');
      return Number.isNaN(serverTime) ? 0 : serverTime - now();
    } catch {
      offset = null;
      return 0;
    }
  }

  return {
    async now() {
      offset ??= askForOffset();
      return (await offset) + now();
    },
  };
}
