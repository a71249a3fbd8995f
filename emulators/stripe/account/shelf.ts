import * as z from 'zod/mini';
import { noSuchError } from '../http/api-error.ts';

/** The objects of one kind, in the order in which they came. */
export class Shelf<Thing extends { id: string }> {
  private things = new Map<string, Thing>();
  private readonly noun: string;
  private readonly schema: z.ZodMiniType<Thing>;

  /** `noun` is what the vendor calls the kind in a refusal, e.g. 'customer'. */
  constructor(noun: string, schema: z.ZodMiniType<Thing>) {
    this.noun = noun;
    this.schema = schema;
  }

  /** Takes a new thing in, or the new state of one it has. Returns it. */
  put(thing: Thing): Thing {
    this.things.set(thing.id, thing);
    return thing;
  }

  find(id: string): Thing | undefined {
    return this.things.get(id);
  }

  /** @throws ApiError `resource_missing`: 404 for a path, 400 where `param` names the parameter that held the id. */
  need(id: string, param?: string): Thing {
    const thing = this.things.get(id);
    if (thing === undefined) throw noSuchError(this.noun, id, param);
    return thing;
  }

  remove(id: string): void {
    this.things.delete(id);
  }

  /** Oldest first. */
  all(): Thing[] {
    return [...this.things.values()];
  }

  clear(): void {
    this.things.clear();
  }

  /** Fills itself with what `all` gave in an earlier life. @throws ZodError for anything else. */
  restore(json: unknown): void {
    const things = z.array(this.schema).parse(json);
    this.things = new Map(things.map((thing) => [thing.id, thing]));
  }
}
