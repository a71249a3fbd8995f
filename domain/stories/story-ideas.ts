import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { isRecord, readChoice, readList, readText } from '../stored/read-fields.ts';
import { toOneLine } from '../text/lists.ts';

/** What an idea can be shown by: places that there is a painting of, none of them dark. */
export const IDEA_PICTURES = [
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
export type IdeaPicture = (typeof IDEA_PICTURES)[number];

/** Something that could happen in the next chapter, to be tapped. The shape is also what the text model answers. */
export const storyIdeaSchema = z.object({
  /** A few words. */
  title: z.string(),
  /** One sentence: what the chapter is then told from. */
  line: z.string(),
  picture: z.enum(IDEA_PICTURES),
});

export type StoryIdea = z.infer<typeof storyIdeaSchema>;

/** Reads ideas from a stored document or a model's answer, in the size in which they are kept; none for anything else. */
export const readStoryIdeas = (value: unknown): StoryIdea[] => readList(value).flatMap(readIdea).slice(0, LIMITS.ideas);

function readIdea(value: unknown): StoryIdea[] {
  if (!isRecord(value)) return [];
  const title = toOneLine(readText(value['title'])).slice(0, LIMITS.name);
  const line = toOneLine(readText(value['line'])).slice(0, LIMITS.listEntry);
  const picture = readChoice(value['picture'], IDEA_PICTURES, null);
  return title === '' || line === '' || picture === null ? [] : [{ title, line, picture }];
}
