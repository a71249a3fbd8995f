import * as z from 'zod/mini';
import { faultOfMarker } from './fault-marker.ts';
import { canHappenAt, faultSchema, type Fault } from './fault.ts';

export const plannedFaultSchema = z.object({
  match: z.object({ path: z.optional(z.string()), contains: z.optional(z.string()) }),
  times: z.optional(z.number().check(z.int(), z.minimum(1))),
  fault: faultSchema,
});
type PlannedFault = z.infer<typeof plannedFaultSchema>;

function concerns({ match, fault }: PlannedFault, path: string, bodyText: string): boolean {
  if (!canHappenAt(fault, path, match.path !== undefined)) return false;
  if (match.path !== undefined && !path.includes(match.path)) return false;
  return match.contains === undefined || bodyText.includes(match.contains);
}

/** The faults that tests have planned, oldest first, and the tokens of held requests that were let go. */
export class FaultBook {
  private planned: { entry: PlannedFault; left: number }[] = [];
  private readonly released = new Set<string>();
  private waiting: { token: string; go: () => void }[] = [];

  plan(entry: PlannedFault): void {
    this.planned.push({ entry, left: entry.times ?? Number.POSITIVE_INFINITY });
  }

  /** Forgets all faults and lets every held request go on. */
  clear(): void {
    this.planned = [];
    for (const { go } of this.waiting) go();
    this.waiting = [];
    this.released.clear();
  }

  /** The first planned fault that matches, counted as used once, or that of a marker; null when all is to go well. */
  take(path: string, bodyText: string): Fault | null {
    const found = this.planned.find(({ entry, left }) => left > 0 && concerns(entry, path, bodyText));
    if (found === undefined) return faultOfMarker(path, bodyText);
    found.left -= 1;
    return found.entry.fault;
  }

  /** Lets the requests held under this token go on, those that arrive later included. Returns how many were waiting. */
  release(token: string): number {
    this.released.add(token);
    const leaving = this.waiting.filter((held) => held.token === token);
    this.waiting = this.waiting.filter((held) => held.token !== token);
    for (const { go } of leaving) go();
    return leaving.length;
  }

  /** Resolves when the token is released. */
  held(token: string): Promise<void> {
    if (this.released.has(token)) return Promise.resolve();
    return new Promise((go) => {
      this.waiting.push({ token, go });
    });
  }
}
