import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { splitSentences } from '../narration/sentences.ts';
import { cutText } from '../text/cut-text.ts';
import { toOneLine } from '../text/lists.ts';
import { memberNamed } from './scene-cast.ts';

/** What a picture of a passage shows (docs/decisions/0175). Also the schema of the model's output. */
const sceneMomentSchema = z.object({
  /** `doing` is empty for a character who is not in the picture. */
  who: z.array(z.object({ name: z.string(), doing: z.string() })),
  where: z.string(),
  camera: z.string(),
  light: z.string(),
  mood: z.string(),
  /** Alternative text; empty if the model gave no usable one. */
  alt: z.string(),
});

export type SceneMoment = z.infer<typeof sceneMomentSchema>;

export const SCENE_MOMENT_JSON_SCHEMA = z.toJSONSchema(sceneMomentSchema);

export const mapMoment = ({ who, ...texts }: SceneMoment, change: (text: string) => string): SceneMoment => ({
  who: who.map(({ name, doing }) => ({ name: change(name), doing: change(doing) })),
  where: change(texts.where),
  camera: change(texts.camera),
  light: change(texts.light),
  mood: change(texts.mood),
  alt: change(texts.alt),
});

/** Reads a model's output; null if it is invalid. */
export function readSceneMoment(value: unknown): SceneMoment | null {
  const parsed = sceneMomentSchema.safeParse(value);
  if (!parsed.success) return null;
  const { alt } = parsed.data;
  return { ...mapMoment(parsed.data, (text) => cutText(toOneLine(text), LIMITS.listEntry)), alt: toOneLine(alt) };
}

/** The moment with each of `cast` once, in its order; null if it mentions a stranger or nobody does anything. */
export function withCast(moment: SceneMoment, cast: readonly { name: string }[]): SceneMoment | null {
  const known = moment.who.map(({ name, doing }) => ({ member: memberNamed(name, cast), doing }));
  if (known.some(({ member }) => member === undefined)) return null;
  const who = cast.map((each) => ({
    name: each.name,
    doing: known.find(({ member }) => member === each)?.doing ?? '',
  }));
  const found = { ...moment, who };
  return actsIn(found).length === 0 ? null : found;
}

/** The actions of the characters in the picture. */
export const actsIn = ({ who }: SceneMoment): string[] =>
  who.filter(({ doing }) => doing !== '').map(({ name, doing }) => `${name}, ${doing}`);

export const drawnText = (moment: SceneMoment): string =>
  [...actsIn(moment), moment.where, moment.camera, moment.light, moment.mood]
    .filter((words) => words !== '')
    .join('. ');

/** A longer text would delay the story too much in a screen reader. */
const MAX_ALT = 160;
/** A text that begins by saying that it is a picture, which screen readers already say. */
const PICTURE_MENTION = /^(?:(?:an?|the|this) )?(?:\p{L}+ )?(?:picture|image|illustration|drawing|painting|scene)\b/iu;

/** Whether the alternative text is one sentence that describes what can be seen. */
export const isUsableAlt = (alt: string): boolean =>
  alt !== '' && alt.length <= MAX_ALT && !PICTURE_MENTION.test(alt) && splitSentences(alt).length === 1;
