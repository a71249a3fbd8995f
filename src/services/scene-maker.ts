import type { Story } from '@talelantern/domain/stories/story';
import * as z from 'zod/mini';
import type { GenerationOptions } from './generation-options.ts';
import type { HeldDeletion } from './held-deletion.ts';
import type { SceneName } from './held-scene.ts';
import type { PaintedPicture } from './picture-maker.ts';

/** A picture of a passage, before it is painted: what it shows, and where it will stand. */
export const scenePlanSchema = z.object({
  /** Of the picture in its story. One that is made again keeps it, and with it its place on the cover. */
  id: z.string(),
  storyId: z.string(),
  /** Index of the chapter, 0-3. */
  part: z.number(),
  /** Offset in the stored chapter. */
  position: z.number(),
  /** The passage, on one line. */
  textSelection: z.string(),
  /** The stored addresses of the pictures that it is drawn from; null: from the words alone. */
  references: z.nullable(z.object({ portraits: z.array(z.string()), place: z.nullable(z.string()) })),
});
export type ScenePlan = z.infer<typeof scenePlanSchema>;

/** Paints pictures of passages and puts them into their stories. Every failure is an AppError with the sentence to show. */
export interface SceneMaker {
  /** @throws AppError with the sentences of specification §5 for what is missing, and of §8. */
  generateScene: (plan: ScenePlan, options?: GenerationOptions) => Promise<PaintedPicture>;
  /**
   * Moves the picture to its story and shows it there, also where another tab has changed the story meanwhile; one with
   * the plan's id is replaced. May be called again after a failure. The story as it is stored now.
   */
  saveScene: (plan: ScenePlan, picture: PaintedPicture) => Promise<Story>;
}

export interface SceneService extends SceneMaker {
  /** Takes the picture out of its story after ten seconds, unless undone (architecture §8). */
  deleteLater: (scene: SceneName) => HeldDeletion;
  /** It is being deleted: nobody sees it any more. */
  isHeld: (scene: SceneName) => boolean;
}
