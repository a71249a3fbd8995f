import { createFirestoreFamilies } from '../families/adapters/firestore-families.ts';
import type { Cloud } from '../cloud.ts';
import { createOpenAiClient } from '../core/openai-client.ts';
import { createTaskQueue } from '../generation/adapters/cloud-task-queue.ts';
import { log } from '../core/request-log.ts';
import { composeModeration } from '../moderation/compose.ts';
import { composePictures } from '../pictures/compose.ts';
import { createBucketNarrations } from './adapters/bucket-narrations.ts';
import { createNarrator } from './adapters/create-narrator.ts';
import { encodeNarration } from './adapters/encode-narration.ts';

/** The name of the function in functions.ts. */
const NARRATION_TASK = 'narrationTask';

export function composeNarration(cloud: Cloud) {
  const { app } = cloud;
  const { apiKey, speech, narration, storagePublicUrl, userHashSecret } = cloud.config;
  return {
    ...composePictures(cloud),
    ...composeModeration(cloud),
    families: createFirestoreFamilies(cloud.firestore),
    narrations: createBucketNarrations(cloud.bucket, storagePublicUrl, userHashSecret),
    encodeSound: encodeNarration,
    narrator: createNarrator(createOpenAiClient(apiKey, speech.baseUrl), speech, log),
    narrationSettings: narration,
    sendNarrationTask: createTaskQueue(app, NARRATION_TASK),
  };
}
