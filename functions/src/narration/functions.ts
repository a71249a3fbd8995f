import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { cancelOr } from '../generation/operations/cancel-generation.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineFunction } from '../http/define-function.ts';
import { narrateChapter } from './operations/narrate-chapter.ts';

/** A chapter's samples are in memory at once, and encoding uses a CPU for a second or two. */
const NARRATION_OPTIONS = {
  compose: composeLazily(async () => (await import('./compose.ts')).composeNarration),
  memory: '1GiB',
  concurrency: 8,
  maxInstances: 20,
} as const;

export const generateAudioNarration = defineFunction(generateAudioNarrationContract, NARRATION_OPTIONS, (deps, call) =>
  cancelOr(deps, call, 'narration', async () => {
    const { result, words } = await narrateChapter(deps, call.caller, call.requestId, call.body);
    return { url: result.url, duration: result.duration, ...(words ? { words: [...words] } : {}) };
  }),
);
