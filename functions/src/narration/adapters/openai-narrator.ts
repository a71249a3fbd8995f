import {
  generateAudioNarrationContract,
  NARRATION_REFUSED,
} from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import type OpenAI from 'openai';
import type { Log } from '../../core/log.ts';
import { secondsOf, type Narrator } from '../ports/ports.ts';
import { callOptions } from '../../core/openai-client.ts';
import { afterShortWait } from '../../core/provider-error.ts';
import { callVendor } from '../../generation/adapters/call-vendor.ts';
import { readWav } from './speech-wav.ts';
import type { Config } from '../../config.ts';

export const SPEECH_MESSAGES = { refused: NARRATION_REFUSED, tooLarge: generateAudioNarrationContract.messages[413] };

/** These models reject instructions (openai/resources/audio/speech.d.ts). */
const MODELS_WITHOUT_INSTRUCTIONS = /^tts-1/;

export type NarratorSettings = Omit<Config['speech'], 'baseUrl'>;

/** https://developers.openai.com/api/docs/guides/text-to-speech. WAV, for exact lengths; there are no word times. */
export const createOpenAiNarrator = (
  client: OpenAI,
  settings: NarratorSettings,
  log: Log,
): Pick<Narrator, 'speak'> => ({
  speak({ text, voice, style, requestId, signal, meter }) {
    const { model, timeoutMs } = settings;
    const instructions = MODELS_WITHOUT_INSTRUCTIONS.test(model) ? {} : { instructions: style };
    const part = { characters: text.length };
    return callVendor({ meter, part, kind: 'speech', messages: SPEECH_MESSAGES, log }, async (reportUsage) => {
      const response = await afterShortWait(
        () =>
          client.audio.speech.create(
            { model, voice, input: text, response_format: 'wav', ...instructions },
            callOptions(requestId, timeoutMs, signal),
          ),
        { signal },
      );
      const sound = readWav(Buffer.from(await response.arrayBuffer()));
      if (!sound) throw new AppError('busy', generateAudioNarrationContract.invalidResponse);
      reportUsage({ kind: 'speech', model, seconds: secondsOf(sound) });
      return sound;
    });
  },
});
