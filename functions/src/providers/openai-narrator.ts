import {
  generateAudioNarrationContract,
  NARRATION_REFUSED,
} from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import type OpenAI from 'openai';
import type { Log } from '../operations/ports/log.ts';
import type { Narrator } from '../operations/ports/speech.ts';
import { callOptions } from './openai-client.ts';
import { toProviderError } from './provider-error.ts';
import { readWav } from './speech-wav.ts';

const SENTENCES = { refused: NARRATION_REFUSED, tooLarge: generateAudioNarrationContract.messages[413] };

const INSTRUCTIONS =
  'Read this passage of a children’s story aloud, word for word, warmly and calmly, like a parent at bedtime. Do not add anything.';
/** These refuse instructions (openai/resources/audio/speech.d.ts). */
const WITHOUT_INSTRUCTIONS = /^tts-1/;

interface NarratorSettings {
  model: string;
  timeoutMs: number;
}

/**
 * Speech by `audio/speech` of OpenAI, or of any server that speaks its protocol:
 * https://developers.openai.com/api/docs/guides/text-to-speech. WAV, so that lengths are exact; it tells no word times.
 */
export const createOpenAiNarrator = (client: OpenAI, settings: NarratorSettings, log: Log): Narrator => ({
  get model() {
    return settings.model;
  },
  async speak({ text, voice, requestId, signal }) {
    const { model, timeoutMs } = settings;
    const style = WITHOUT_INSTRUCTIONS.test(model) ? {} : { instructions: INSTRUCTIONS };
    const bytes = await client.audio.speech
      .create(
        { model, voice, input: text, response_format: 'wav', ...style },
        callOptions(requestId, timeoutMs, signal),
      )
      .then((response) => response.arrayBuffer())
      .catch((error: unknown) => {
        throw toProviderError(error, SENTENCES, log);
      });
    const sound = readWav(Buffer.from(bytes));
    if (!sound) throw new AppError('busy', generateAudioNarrationContract.invalidResponse);
    return { ...sound, words: null };
  },
});
