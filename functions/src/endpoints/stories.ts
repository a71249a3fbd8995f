import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { handleGenerateAudioNarration } from '../handlers/generate-audio-narration.ts';
import { handleGenerateStory } from '../handlers/generate-story.ts';
import { serve } from '../http/serve.ts';
import { composed } from './composed.ts';
import { OPTIONS } from './options.ts';

export const generateStory = onRequest(
  { ...OPTIONS, memory: '512MiB', concurrency: 40, maxInstances: 20 },
  composed((tools, request, response) =>
    serve(generateStoryContract, tools, request, response, (call) => handleGenerateStory(tools, call)),
  ),
);

/** A chapter's samples are in memory at once, and their encoding keeps a processor busy for a second or two. */
const SPEAKING: HttpsOptions = { ...OPTIONS, memory: '1GiB', concurrency: 8, maxInstances: 20 };

export const generateAudioNarration = onRequest(
  SPEAKING,
  composed((tools, request, response) =>
    serve(generateAudioNarrationContract, tools, request, response, (call) =>
      handleGenerateAudioNarration(tools, call),
    ),
  ),
);
