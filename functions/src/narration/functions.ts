import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { checkNarrationRequest } from '@talelantern/domain/contracts/narration-request';
import { cancelOrRun } from '../generation/operations/cancel-generation.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineFunction } from '../http/define-function.ts';
import { defineTask } from '../http/define-task.ts';
import { narrationTaskSchema, queueNarration, runNarrationTask } from './operations/narration-task.ts';

const compose = composeLazily(async () => (await import('./compose.ts')).composeNarration);

export const generateAudioNarration = defineFunction(
  generateAudioNarrationContract,
  { compose, memory: '512MiB', concurrency: 40, maxInstances: 10 },
  (deps, call) =>
    cancelOrRun(deps, call, 'narration', async () => {
      const { caller, requestId, body } = call;
      const { result, words } = await queueNarration(deps, caller, requestId, checkNarrationRequest(body));
      return { url: result.url, duration: result.duration, ...(words ? { words: [...words] } : {}) };
    }),
);

/** Samples are in memory twice at the end, 190 MB for the longest; encoding uses a CPU for a second or two. */
export const narrationTask = defineTask(
  narrationTaskSchema,
  { compose, memory: '1GiB', concurrency: 4, maxInstances: 20 },
  runNarrationTask,
);
