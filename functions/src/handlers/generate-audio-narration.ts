import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import type {
  GenerateAudioNarrationRequest,
  GenerateAudioNarrationResponse,
} from '@talelantern/domain/contracts/generate-audio-narration';
import type { Call } from '../http/serve.ts';
import { narrateChapter, type NarrationTools } from '../operations/narration/narrate-chapter.ts';
import { cancelOr } from './cancel-or.ts';

export const handleGenerateAudioNarration = (
  tools: NarrationTools,
  call: Call<GenerateAudioNarrationRequest>,
): Promise<GenerateAudioNarrationResponse | Cancelled> =>
  cancelOr(tools, call, 'narration', async () => {
    const { url, duration, timingsUrl } = await narrateChapter(tools, call.caller, call.requestId, call.body);
    return { url, duration, timingsUrl };
  });
