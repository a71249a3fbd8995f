import { cutText } from '../text/cut-text.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';

const noteSchema = z.object({ name: z.string(), note: z.string() });

/**
 * Notes on the story so far: characters, locations, objects and open promises. Stored in the story's ledger, updated after
 * every chapter, and part of the next brief. Also the schema of the model's output.
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

const asText = (text: string, limit: number): string => cutText(toOneLine(text), limit);

const asNotes = (notes: readonly Note[]): Note[] =>
  notes
    .map(({ name, note }) => ({ name: asText(name, LIMITS.name), note: asText(note, LIMITS.listEntry) }))
    .filter(({ name }) => name !== '')
    .slice(0, LIMITS.listEntries);

const cutToLimits = ({ people, places, objects, promises }: StoryBible): StoryBible => ({
  people: asNotes(people),
  places: asNotes(places),
  objects: asNotes(objects),
  promises: promises
    .map((promise) => asText(promise, LIMITS.listEntry))
    .filter((promise) => promise !== '')
    .slice(0, LIMITS.listEntries),
});

export function readStoryBible(value: unknown): StoryBible | null {
  const parsed = storyBibleSchema.safeParse(value);
  return parsed.success ? cutToLimits(parsed.data) : null;
}
