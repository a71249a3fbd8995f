import { VERSION_PATH } from '../config/paths.ts';

/** Reads the time from the Date header of our host; falls back to the device's clock. */
export function createServerClock({ fetch, now }: { fetch: typeof globalThis.fetch; now: () => number }) {
  let offset: Promise<number> | null = null;

  async function fetchOffset(): Promise<number> {
    try {
      const response = await fetch(VERSION_PATH, { method: 'HEAD', cache: 'no-store' });
      const serverTime = Date.parse(response.headers.get('date') ?? '');
      return Number.isNaN(serverTime) ? 0 : serverTime - now();
    } catch {
      offset = null;
      return 0;
    }
  }

  return {
    async now() {
      offset ??= fetchOffset();
      return (await offset) + now();
    },
  };
}
