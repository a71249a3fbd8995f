import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import type { GenerateStoryRequest, GenerateStoryResponse } from '@talelantern/domain/contracts/generate-story';
import { toParagraphs } from '@talelantern/domain/stories/story';
import type { Call } from '../http/serve.ts';
import { generateStory, type StoryTools } from '../operations/stories/generate-story.ts';
import { cancelOr } from './cancel-or.ts';

export const handleGenerateStory = (
  tools: StoryTools,
  call: Call<GenerateStoryRequest>,
): Promise<GenerateStoryResponse | Cancelled> =>
  cancelOr(tools, call, 'story', async () => {
    const { caller, requestId, body: request, stream } = call;
    const show = stream && ((index: number, text: string) => stream.send('paragraph', { index, text }));
    const { story, memoryKey } = await generateStory(tools, { caller, requestId, request, show });
    // Told by an earlier call of the same request: there was nothing to show on the way.
    if (show && !stream?.hasBegun) toParagraphs(story).forEach((text, index) => show(index, text));
    return { story, memoryKey };
  });
