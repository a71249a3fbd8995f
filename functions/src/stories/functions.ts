import { generateStoryContract, type GenerateStoryResponse } from '@talelantern/domain/contracts/generate-story';
import { toParagraphs } from '@talelantern/domain/stories/story';
import { MIN_INSTANCES } from '../config.ts';
import { cancelOrRun } from '../generation/operations/cancel-generation.ts';
import { composeLazily } from '../http/compose-lazily.ts';
import { defineFunction } from '../http/define-function.ts';
import { generateStory as writeStory } from './operations/generate-story.ts';
import { rewriteParagraph } from './operations/rewrite-paragraph.ts';

const STORY_OPTIONS = {
  compose: composeLazily(async () => (await import('./compose.ts')).composeStories),
  memory: '512MiB',
  concurrency: 40,
  minInstances: MIN_INSTANCES,
  maxInstances: 20,
} as const;

export const generateStory = defineFunction(generateStoryContract, STORY_OPTIONS, (deps, call) => {
  const { caller, requestId, body: request, stream } = call;
  const send = stream && ((index: number, text: string) => stream.send('paragraph', { index, text }));
  const rewrite = request.settings?.rewrite;
  return cancelOrRun(deps, call, rewrite ? 'rewrite' : 'story', async (): Promise<GenerateStoryResponse> => {
    if (rewrite) {
      const { text, memoryKey } = await rewriteParagraph(deps, { caller, requestId, request }, rewrite);
      send?.(0, text);
      return { story: text, memoryKey };
    }
    const { story, memoryKey, ideas, bookTitle } = await writeStory(deps, { caller, requestId, request, show: send });
    // Written by an earlier call of the same request, so nothing was streamed.
    if (send && !stream.hasBegun) toParagraphs(story).forEach((text, index) => send(index, text));
    return { story, memoryKey, ideas, bookTitle };
  });
});
