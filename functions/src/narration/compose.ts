import { createFirestoreFamilies } from '../accounts/adapters/firestore-families.ts';
import type { Cloud } from '../cloud.ts';
import { createOpenAiClient } from '../core/openai-client.ts';
import { log } from '../core/request-log.ts';
import { composeModeration } from '../moderation/compose.ts';
import { composePictures } from '../pictures/compose.ts';
import { createBucketNarrations } from './adapters/bucket-narrations.ts';
import { createNarrator } from './adapters/create-narrator.ts';
import { encodeNarration } from './adapters/encode-narration.ts';

export function composeNarration(cloud: Cloud) {
  const { apiKey, speech, narration, storagePublicUrl, userHashSecret } = cloud.config;
  return {
    ...composePictures(cloud),
    ...composeModeration(cloud),
    families: createFirestoreFamilies(cloud.firestore),
    narrations: createBucketNarrations(cloud.bucket, storagePublicUrl, userHashSecret),
    encodeSound: encodeNarration,
    narrator: createNarrator(createOpenAiClient(apiKey, speech.baseUrl), speech, log),
    narrationSettings: narration,
  };
}
