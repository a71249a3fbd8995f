import { join } from 'node:path';
import * as z from 'zod/mini';
import { openLineLog } from './line-log.ts';

const tripSchema = z.object({ to: z.enum(['firestore', 'vendor']), from: z.number(), until: z.number() });

type Trip = z.infer<typeof tripSchema>;

/** Counts how often functions wait for Firestore: start them with `preload` and `environment`. */
export interface TripLog {
  preload: string;
  environment: { TALELANTERN_TRIP_LOG: string };
  /** The number of sequential requests to Firestore since the last call. */
  take: () => number;
}

/** Starts at zero, in a file in `folder`. */
export function openTripLog(folder: string): TripLog {
  const file = join(folder, 'trips.txt');
  const readLines = openLineLog(file);
  return {
    preload: join(import.meta.dirname, 'record-trips.ts'),
    environment: { TALELANTERN_TRIP_LOG: file },
    take: () => sequentialTrips(readLines().map((line) => tripSchema.parse(JSON.parse(line)))),
  };
}

/**
 * The length of the longest chain of requests to Firestore in which each began after the previous one had ended.
 * Requests that begin while the vendor is at work do not delay the response and are left out.
 */
function sequentialTrips(trips: readonly Trip[]): number {
  const vendor = trips.filter(({ to }) => to === 'vendor');
  const waited = trips.filter(
    ({ to, from }) => to === 'firestore' && !vendor.some((call) => call.from <= from && from < call.until),
  );
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, until } of waited.toSorted((a, b) => a.until - b.until)) {
    if (from < end) continue;
    count += 1;
    end = until;
  }
  return count;
}
