import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';

const noteSchema = z.object({ name: z.string(), note: z.string() });

/**
 * What the chapters so far have settled: who and what there is, where, and what was promised and is still open. It is
 * kept with the story's ledger (architecture §4), brought up to date after every chapter, and goes into the brief of
 * the next one. The shape is also what the text model is asked to answer.
 */
export const storyBibleSchema = z.object({
  people: z.array(noteSchema),
  places: z.array(noteSchema),
  objects: z.array(noteSchema),
  promises: z.array(z.string()),
});

export type StoryBible = z.infer<typeof storyBibleSchema>;
type Note = z.infer<typeof noteSchema>;

export const EMPTY_BIBLE: StoryBible = { people: [], places: [], objects: [], promises: [] };

const asText = (text: string, limit: number): string => toOneLine(text).slice(0, limit);

const asNotes = (notes: readonly Note[]): Note[] =>
  notes
    .map(({ name, note }) => ({ name: asText(name, LIMITS.name), note: asText(note, LIMITS.listEntry) }))
    .filter(({ name }) => name !== '')
    .slice(0, LIMITS.listEntries);

/** `bible` in the size in which it is kept (architecture §4). */
const withinLimits = ({ people, places, objects, promises }: StoryBible): StoryBible => ({
  people: asNotes(people),
  places: asNotes(places),
  objects: asNotes(objects),
  promises: promises
    .map((promise) => asText(promise, LIMITS.listEntry))
    .filter((promise) => promise !== '')
    .slice(0, LIMITS.listEntries),
});

/** Reads a bible from a stored document or a model's answer, or null for anything else. */
export function readStoryBible(value: unknown): StoryBible | null {
  const parsed = storyBibleSchema.safeParse(value);
  return parsed.success ? withinLimits(parsed.data) : null;
}
