import * as z from 'zod';
import { DETAIL_NAMES } from '../../scenery/details/details.ts';
import { LIGHT_NAMES } from '../../scenery/lights.ts';
import { SCENERY_NAMES } from '../../scenery/places/places.ts';
import { WEATHERS } from '../../scenery/setting-spec.ts';

const detailsSchema = z.array(z.enum(DETAIL_NAMES));

/** What certain words say about a place. */
const scenePartSchema = z.strictObject({
  scenery: z.enum(SCENERY_NAMES).optional(),
  /** Landmarks that these words add, the most important first. */
  details: detailsSchema.optional(),
  /** Details that they add when other words already named the place. */
  aside: detailsSchema.optional(),
  /** The light of the place, unless the prompt asks for another. */
  light: z.enum(LIGHT_NAMES).optional(),
  weather: z.enum(WEATHERS).optional(),
});
export type ScenePart = z.infer<typeof scenePartSchema>;

/** Words (alternatives of a pattern, lower case, matched as whole words or their plurals) and what they mean. */
const sceneWordsSchema = z.array(z.tuple([z.string(), scenePartSchema])).min(1);
export type SceneWords = z.infer<typeof sceneWordsSchema>;

/** @throws ZodError for a record without a known scenery, detail, light or weather. */
export const readSceneWords = (records: unknown): SceneWords => sceneWordsSchema.parse(records);
