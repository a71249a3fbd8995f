import * as z from 'zod/mini';
import {
  queuedAttemptSchema,
  queueGeneration,
  runTask,
  type QueuedAttempt,
} from '../../generation/operations/queued-generation.ts';
import type { Generation, GenerationDeps } from '../../generation/operations/run-generation.ts';
import { sceneFromText, sceneFromTextSchema } from './generate-image-from-text.ts';
import { mainPicture, mainPictureSchema, type MainPictureDeps } from './generate-main-picture.ts';
import { sceneWithImages, sceneWithImagesSchema, type SceneWithImagesDeps } from './generate-scene-with-images.ts';

const orderSchema = z.discriminatedUnion('kind', [mainPictureSchema, sceneWithImagesSchema, sceneFromTextSchema]);

export const pictureTaskSchema = z.object({ ...queuedAttemptSchema.shape, order: orderSchema });

export type PictureTask = z.infer<typeof pictureTaskSchema>;

export interface PictureQueueDeps extends GenerationDeps {
  sendPictureTask: (task: PictureTask) => Promise<void>;
}

/** Sends a picture to its task and waits for it. @throws AppError of `queueGeneration` */
export const queuePicture = <Subject, Admitted, Result>(
  deps: PictureQueueDeps,
  order: PictureTask['order'],
  generation: Generation<Subject, Admitted, Result>,
): Promise<Result> =>
  queueGeneration(deps, generation, (queued: QueuedAttempt) => deps.sendPictureTask({ ...queued, order }));

export function runPictureTask(
  deps: MainPictureDeps & SceneWithImagesDeps,
  { caller, requestId, attempt, order }: PictureTask,
): Promise<void> {
  switch (order.kind) {
    case 'main':
      return runTask(deps, mainPicture(deps, caller, requestId, order), attempt);
    case 'chosen':
      return runTask(deps, sceneWithImages(deps, caller, requestId, order), attempt);
    case 'text':
      return runTask(deps, sceneFromText(deps, caller, requestId, order), attempt);
  }
}
