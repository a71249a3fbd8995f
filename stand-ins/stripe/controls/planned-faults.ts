import * as z from 'zod/mini';

const faultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    code: z.optional(z.string()),
  }),
  z.object({ kind: z.enum(['drop', 'lost-answer', 'hang']) }),
  z.object({ kind: z.literal('hold'), token: z.string() }),
]);
export type Fault = z.infer<typeof faultSchema>;

export const plannedFaultSchema = z.object({
  match: z.object({ path: z.optional(z.string()), method: z.optional(z.string()) }),
  times: z.optional(z.int().check(z.minimum(1))),
  fault: faultSchema,
});
type PlannedFault = z.infer<typeof plannedFaultSchema>;

/** The faults planned by tests, oldest first, and the released tokens of held requests. */
export class PlannedFaults {
  private planned: { entry: PlannedFault; left: number }[] = [];
  private readonly gates = new Map<string, PromiseWithResolvers<void>>();

  plan(entry: PlannedFault): void {
    this.planned.push({ entry, left: entry.times ?? Number.POSITIVE_INFINITY });
  }

  /** The first matching fault, counted as used once; null for none. */
  take(method: string, path: string): Fault | null {
    const matchingFault = this.planned.find(
      ({ entry: { match }, left }) =>
        left > 0 && path.includes(match.path ?? '') && (match.method ?? method) === method,
    );
    if (matchingFault === undefined) return null;
    matchingFault.left -= 1;
    return matchingFault.entry.fault;
  }

  /** Releases the requests held under this token, later ones included. */
  release(token: string): void {
    this.gate(token).resolve();
  }

  /** Resolves when the token is released. */
  held(token: string): Promise<void> {
    return this.gate(token).promise;
  }

  /** Clears all faults and releases every held request. */
  clear(): void {
    this.planned = [];
    for (const gate of this.gates.values()) gate.resolve();
    this.gates.clear();
  }

  private gate(token: string): PromiseWithResolvers<void> {
    const existingGate = this.gates.get(token);
    if (existingGate !== undefined) return existingGate;
    const gate = Promise.withResolvers<void>();
    this.gates.set(token, gate);
    return gate;
  }
}
