import { createHmac } from 'node:crypto';
import type { PlanLimits } from '@talelantern/domain/plans/plans';
import { createFirestoreFamilies } from '../families/adapters/firestore-families.ts';
import type { Cloud } from '../cloud.ts';
import { systemClock } from '../core/clock.ts';
import { createOpenAiClient } from '../core/openai-client.ts';
import { log } from '../core/request-log.ts';
import { pictureModel } from '../generation/operations/costs.ts';
import { createTaskQueue } from '../generation/adapters/cloud-task-queue.ts';
import { composeModeration } from '../moderation/compose.ts';
import { encodePicture, shrinkPicture } from './adapters/encode-picture.ts';
import { readFriendPicture } from './adapters/friend-pictures.ts';
import { createFirestorePictureStaging } from './adapters/firestore-picture-staging.ts';
import { createOpenAiImageModel } from './adapters/openai-image-model.ts';
import { composeStoryWriter } from '../stories/compose-story-writer.ts';
import { composePictures } from './compose.ts';
import type { PictureSlot } from './operations/generate-chapter-pictures.ts';

/** The name of the function in functions.ts. */
const PICTURE_TASK = 'pictureTask';

export function composePictureGeneration(cloud: Cloud) {
  const { app, auth, firestore, config } = cloud;
  return {
    ...composePictures(cloud),
    ...composeModeration(cloud),
    isEmailVerified: async (uid: string) => (await auth.getUser(uid)).emailVerified,
    families: createFirestoreFamilies(firestore),
    pictureStaging: createFirestorePictureStaging(firestore, systemClock.now),
    readFriendPicture,
    encodePicture,
    shrinkPicture,
    likenessThreshold: config.likenessThreshold,
    sceneModelOf: (quality: PlanLimits['imageQuality']) => pictureModel(config.image, quality),
    sendPictureTask: createTaskQueue(app, PICTURE_TASK),
    pictureIdOf: createPictureIds(config.userHashSecret),
    storyWriter: composeStoryWriter(cloud),
    imageModel: createOpenAiImageModel(createOpenAiClient(config.apiKey, config.image.baseUrl), config.image, log),
  };
}

/** Makes an id from a slot, always the same one: 40 characters of [A-Za-z0-9_-]. */
const createPictureIds =
  (secret: string) =>
  ({ uid, storyId, part, slot }: PictureSlot): string =>
    createHmac('sha256', secret)
      .update(`chapter picture:${uid}:${storyId}:${part}:${slot}`)
      .digest('base64url')
      .slice(0, 40);
