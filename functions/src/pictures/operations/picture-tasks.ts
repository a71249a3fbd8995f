import * as z from 'zod/mini';
import {
  queuedAttemptSchema,
  queueGeneration,
  runTask,
  type QueuedAttempt,
} from '../../generation/operations/queued-generation.ts';
import type { Generation, GenerationDeps } from '../../generation/operations/run-generation.ts';
import { mainPicture, mainPictureSchema, type MainPictureDeps } from './generate-main-picture.ts';
import { scene, sceneSchema } from './generate-scene.ts';
import type { SceneDeps } from './draw-scene.ts';

const orderSchema = z.discriminatedUnion('kind', [mainPictureSchema, sceneSchema]);

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
  deps: MainPictureDeps & SceneDeps,
  { caller, requestId, attempt, order }: PictureTask,
): Promise<void> {
  return order.kind === 'main'
    ? runTask(deps, mainPicture(deps, caller, requestId, order), attempt)
    : runTask(deps, scene(deps, caller, requestId, order), attempt);
}
