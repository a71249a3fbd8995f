import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import * as z from 'zod/mini';
import type { PictureUrls } from '../../../services/pictures/picture-urls.ts';

/** The URL of a picture from the app's own art. */
const artSchema = z.string().check(z.regex(/^\/art\/[\w-]+\.webp$/));

const coverSchema = z.strictObject({
  /** The stored URL of the cover's scene; null if the story has no pictures. */
  scene: z.nullable(z.string()),
  landscape: artSchema,
  /** The cast as figures, for a cover without a scene. */
  figures: z.array(artSchema).check(z.maxLength(LIMITS.listEntries)),
});

export const nicknameLengthSchema = z.int().check(z.minimum(0), z.maximum(LIMITS.nickname));

export const shelfBookSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  coverTitle: z.string(),
  cover: coverSchema,
  chapters: z.int().check(z.minimum(0)),
  /** Index of the first chapter that waits for a grown-up's approval; null if none waits. */
  waiting: z.nullable(z.int().check(z.minimum(0))),
  phase: z.enum(STORY_PHASES),
  ageRange: z.enum(AGE_RANGES),
  createdAt: z.nullable(z.number()),
  updatedAt: z.nullable(z.number()),
  favorite: z.boolean(),
  /** Length of the nickname of the child that the story is for; null for everyone. */
  childLetters: z.nullable(nicknameLengthSchema),
});

export type ShelfBook = z.infer<typeof shelfBookSchema>;
export type Cover = z.infer<typeof coverSchema>;

export interface CoverPicture {
  picture: string;
  /** The thumbnail of a scene. */
  preview: string | null;
  /** Whether the picture is a scene, which shows the cast itself. */
  isScene: boolean;
}

/** The picture of a cover: its scene, else its landscape. */
export function coverPicture(
  { scene, landscape }: Cover,
  pictureUrls: PictureUrls,
  size: keyof PictureUrls,
): CoverPicture {
  const url = pictureUrls[size](scene);
  return { picture: url ?? landscape, preview: pictureUrls.thumbnail(scene), isScene: url !== null };
}
