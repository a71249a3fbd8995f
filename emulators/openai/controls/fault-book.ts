import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.minimum(0));

const faultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: z.number().check(z.int(), z.minimum(400), z.maximum(599)),
    code: z.optional(z.string()),
    afterMs: z.optional(count),
  }),
  z.object({ kind: z.literal('hang') }),
  z.object({ kind: z.literal('hold'), token: z.string().check(z.minLength(1)) }),
  z.object({ kind: z.literal('drop') }),
  z.object({ kind: z.literal('cut-stream'), afterEvents: count }),
  z.object({ kind: z.literal('slow'), dripMs: count }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('three-paragraphs') }),
  z.object({ kind: z.literal('unknown-name'), name: z.string().check(z.minLength(1)) }),
  z.object({ kind: z.literal('no-hero') }),
  z.object({ kind: z.literal('unsafe-text'), paragraph: count }),
  z.object({ kind: z.literal('flag') }),
  z.object({ kind: z.literal('wrong-shape') }),
  z.object({ kind: z.literal('broken-picture') }),
]);

/** Something that is to go wrong with a request. */
export type Fault = z.infer<typeof faultSchema>;

export const plannedFaultSchema = z.object({
  match: z.object({ path: z.optional(z.string()), contains: z.optional(z.string()) }),
  times: z.optional(z.number().check(z.int(), z.minimum(1))),
  fault: faultSchema,
});
type PlannedFault = z.infer<typeof plannedFaultSchema>;

const STORY_PATHS = ['/v1/responses', '/v1/chat/completions'];
const IMAGE_PATHS = ['/v1/images/generations', '/v1/images/edits'];
const PATHS_OF_KIND: Partial<Record<Fault['kind'], readonly string[]>> = {
  'cut-stream': STORY_PATHS,
  slow: STORY_PATHS,
  text: STORY_PATHS,
  'three-paragraphs': STORY_PATHS,
  'unknown-name': STORY_PATHS,
  'no-hero': STORY_PATHS,
  'unsafe-text': STORY_PATHS,
  flag: ['/v1/moderations'],
  'broken-picture': IMAGE_PATHS,
};

function concerns({ match, fault }: PlannedFault, path: string, bodyText: string): boolean {
  const kindPaths = PATHS_OF_KIND[fault.kind];
  if (kindPaths !== undefined && !kindPaths.includes(path)) return false;
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

  /** The first fault that matches, counted as used once; null when the request is to go well. */
  take(path: string, bodyText: string): Fault | null {
    const found = this.planned.find(({ entry, left }) => left > 0 && concerns(entry, path, bodyText));
    if (found === undefined) return null;
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
