import * as z from 'zod/mini';
import { faultOfMarker } from './fault-marker.ts';
import { canOccurAt, faultSchema, type Fault } from './fault.ts';

export const plannedFaultSchema = z.object({
  match: z.object({
    path: z.optional(z.string()),
    contains: z._default(z.union([z.string(), z.array(z.string())]), []),
  }),
  times: z.optional(z.number().check(z.int(), z.minimum(1))),
  fault: faultSchema,
});
type PlannedFault = z.infer<typeof plannedFaultSchema>;

function matchesRequest({ match, fault }: PlannedFault, path: string, bodyText: string): boolean {
  if (!canOccurAt(fault, path, match.path !== undefined)) return false;
  if (match.path !== undefined && !path.includes(match.path)) return false;
  return [match.contains].flat().every((text) => bodyText.includes(text));
}

interface Planned {
  entry: PlannedFault;
  remainingCount: number;
  /** Arrival times of requests in the last minute, for a rate limit. */
  arrivals: number[];
}

const MINUTE_MS = 60_000;

/** Counts a request against a rate limit. Returns whether it is admitted; false for other faults. */
function admitRequest(planned: Planned): boolean {
  const { fault } = planned.entry;
  if (fault.kind !== 'rate-limit') return false;
  const now = Date.now();
  planned.arrivals = planned.arrivals.filter((arrival) => now - arrival < MINUTE_MS);
  if (planned.arrivals.length >= fault.perMinute) return false;
  planned.arrivals.push(now);
  return true;
}

/** The faults planned by tests, oldest first, and the released tokens of held requests. */
export class PlannedFaults {
  private planned: Planned[] = [];
  private readonly released = new Set<string>();
  private waiting: { token: string; go: () => void }[] = [];

  plan(entry: PlannedFault): void {
    this.planned.push({ entry, remainingCount: entry.times ?? Number.POSITIVE_INFINITY, arrivals: [] });
  }

  /** Clears all faults and releases every held request. */
  clear(): void {
    this.planned = [];
    for (const { go } of this.waiting) go();
    this.waiting = [];
    this.released.clear();
  }

  /** The first matching planned fault, counted as used once, or the fault of a marker; null if there is neither. */
  take(path: string, bodyText: string): Fault | null {
    const match = this.planned.find(
      (planned) =>
        planned.remainingCount > 0 && matchesRequest(planned.entry, path, bodyText) && !admitRequest(planned),
    );
    if (match === undefined) return faultOfMarker(path, bodyText);
    match.remainingCount -= 1;
    return match.entry.fault;
  }

  /** Releases the requests held under this token, later ones included. Returns how many were waiting. */
  release(token: string): number {
    this.released.add(token);
    const releasedRequests = this.waiting.filter((request) => request.token === token);
    this.waiting = this.waiting.filter((request) => request.token !== token);
    for (const { go } of releasedRequests) go();
    return releasedRequests.length;
  }

  /** Resolves when the token is released. */
  holdUntilReleased(token: string): Promise<void> {
    if (this.released.has(token)) return Promise.resolve();
    return new Promise((go) => {
      this.waiting.push({ token, go });
    });
  }
}
