import { cutText } from '../text/cut-text.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { isRecord, readChoice, readList, readText } from '../stored/read-fields.ts';
import { toOneLine } from '../text/lists.ts';

/** Frequent subjects of ideas, each with its own picture. */
export const IDEA_SUBJECTS = [
  'bridge',
  'stalls',
  'stray',
  'giant',
  'crossroads',
  'midnight',
  'hats',
  'gate',
  'letter',
  'song',
  'soup',
  'mirror',
  'gift',
  'darkness',
  'table',
  'fireworks',
  'statue',
  'map',
  'door',
  'friends',
  'key',
  'book',
  'lantern',
] as const;
export type IdeaSubject = (typeof IDEA_SUBJECTS)[number];

/** Locations that an idea can be about; its picture is the art of that kind of location. None of them is a dark choice. */
export const IDEA_LOCATIONS = [
  'forest',
  'meadow',
  'garden',
  'jungle',
  'cave',
  'mountain',
  'snow',
  'desert',
  'river',
  'waterfall',
  'lake',
  'seaside',
  'island',
  'undersea',
  'harbour',
  'ship',
  'airship',
  'train',
  'castle',
  'tower',
  'ruins',
  'village',
  'market',
  'city',
  'farm',
  'fairground',
  'cottage',
  'kitchen',
  'library',
  'workshop',
  'school',
  'clouds',
  'moon',
  'planet',
  'labyrinth',
  'toys',
  'sweets',
  'dreams',
  'music',
] as const;
export type IdeaLocation = (typeof IDEA_LOCATIONS)[number];

export const IDEA_PICTURES = [...IDEA_SUBJECTS, ...IDEA_LOCATIONS] as const;
export type IdeaPicture = (typeof IDEA_PICTURES)[number];

/** An idea for the next chapter. Also the schema of the model's output. */
export const storyIdeaSchema = z.object({
  title: z.string(),
  /** One sentence in the past tense, from which the chapter is generated. */
  line: z.string(),
  picture: z.enum(IDEA_PICTURES),
});

export type StoryIdea = z.infer<typeof storyIdeaSchema>;

/** Reads ideas from a stored document or a model's output, cut to their size caps; empty for anything else. */
export const readStoryIdeas = (value: unknown): StoryIdea[] => readList(value).flatMap(readIdea).slice(0, LIMITS.ideas);

function readIdea(value: unknown): StoryIdea[] {
  if (!isRecord(value)) return [];
  const title = cutText(toOneLine(readText(value['title'])), LIMITS.name);
  const line = cutText(toOneLine(readText(value['line'])), LIMITS.listEntry);
  const picture = readChoice(value['picture'], IDEA_PICTURES, null);
  return title === '' || line === '' || picture === null ? [] : [{ title, line, picture }];
}
