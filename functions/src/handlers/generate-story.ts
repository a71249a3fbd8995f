import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import type { GenerateStoryRequest, GenerateStoryResponse } from '@talelantern/domain/contracts/generate-story';
import { toParagraphs } from '@talelantern/domain/stories/story';
import type { Call } from '../http/serve.ts';
import { generateStory, type StoryTools } from '../operations/stories/generate-story.ts';
import { rewriteParagraph, type Rewrite } from '../operations/stories/rewrite-paragraph.ts';
import { cancelOr } from './cancel-or.ts';

type StoryCall = Call<GenerateStoryRequest>;

export function handleGenerateStory(tools: StoryTools, call: StoryCall): Promise<GenerateStoryResponse | Cancelled> {
  const rewrite = call.body.settings?.rewrite;
  return rewrite
    ? cancelOr(tools, call, 'rewrite', () => answerRewrite(tools, call, rewrite))
    : cancelOr(tools, call, 'story', () => answerChapter(tools, call));
}

async function answerChapter(tools: StoryTools, call: StoryCall): Promise<GenerateStoryResponse> {
  const { caller, requestId, body: request, stream } = call;
  const show = stream && ((index: number, text: string) => stream.send('paragraph', { index, text }));
  const { story, memoryKey, ideas } = await generateStory(tools, { caller, requestId, request, show });
  // Told by an earlier call of the same request: there was nothing to show on the way.
  if (show && !stream?.hasBegun) toParagraphs(story).forEach((text, index) => show(index, text));
  return { story, memoryKey, ideas };
}

/** `story` is the one paragraph; a stream has it as its only one. */
async function answerRewrite(tools: StoryTools, call: StoryCall, rewrite: Rewrite): Promise<GenerateStoryResponse> {
  const { caller, requestId, body: request, stream } = call;
  const { text, memoryKey } = await rewriteParagraph(tools, { caller, requestId, request }, rewrite);
  stream?.send('paragraph', { index: 0, text });
  return { story: text, memoryKey };
}
