import * as z from 'zod';
import plainPickUps from './prose/hooks/plain-pick-ups.json' with { type: 'json' };
import climax from './prose/hooks/to-climax.json' with { type: 'json' };
import development from './prose/hooks/to-development.json' with { type: 'json' };
import resolution from './prose/hooks/to-resolution.json' with { type: 'json' };
import { readTextList } from './read-prose.ts';

/** How a chapter ends and how the next one continues from there. */
const hookSchema = z.strictObject({ end: z.string(), next: z.string() });
export type Hook = z.infer<typeof hookSchema>;

const hooksSchema = z.array(hookSchema).min(1);

/** Keyed by the chapter that continues. */
export const HOOKS = z
  .strictObject({ development: hooksSchema, climax: hooksSchema, resolution: hooksSchema })
  .parse({ development, climax, resolution });

/** Sentences that continue from a last line that the stand-in did not write. */
export const DEFAULT_CONTINUATIONS = readTextList(plainPickUps);
