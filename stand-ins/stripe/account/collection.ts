import * as z from 'zod/mini';
import { noSuchError } from '../http/api-error.ts';

/** The objects of one type, in order of creation. */
export class Collection<Thing extends { id: string }> {
  private things = new Map<string, Thing>();
  private readonly noun: string;
  private readonly schema: z.ZodMiniType<Thing>;

  /** `noun` is the type's name in the vendor's errors, e.g. 'customer'. */
  constructor(noun: string, schema: z.ZodMiniType<Thing>) {
    this.noun = noun;
    this.schema = schema;
  }

  /** Adds or replaces an object and returns it. */
  put(thing: Thing): Thing {
    this.things.set(thing.id, thing);
    return thing;
  }

  find(id: string): Thing | undefined {
    return this.things.get(id);
  }

  /** @throws ApiError `resource_missing`: 404 for an id in the path, 400 for one in the parameter `param`. */
  getOrThrow(id: string, param?: string): Thing {
    const thing = this.things.get(id);
    if (thing === undefined) throw noSuchError(this.noun, id, param);
    return thing;
  }

  remove(id: string): void {
    this.things.delete(id);
  }

  /** All objects, oldest first. */
  all(): Thing[] {
    return [...this.things.values()];
  }

  clear(): void {
    this.things.clear();
  }

  /** Restores the result of `all`. @throws ZodError for anything else. */
  restore(json: unknown): void {
    const things = z.array(this.schema).parse(json);
    this.things = new Map(things.map((thing) => [thing.id, thing]));
  }
}
