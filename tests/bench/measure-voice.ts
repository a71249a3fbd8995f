import OpenAI from 'openai';
import { startOpenAiStandIn } from '../../emulators/openai/server.ts';
import { startVoice } from '../../emulators/voice/server.ts';

const WORDS = 300;
const SENTENCE =
  'Ember the little fire dragon blinked at the morning, and her tail curled with worry about the singing river.';

/** Milliseconds of narrations of 300 words each with the times of their words, one after another, over HTTP. */
export async function sampleNarrations(rounds: number): Promise<number[]> {
  const voice = await startVoice({ port: 0 });
  const standIn = await startOpenAiStandIn({ port: 0, dripMs: 0, voiceUrl: voice.url });
  const client = new OpenAI({ apiKey: 'local', baseURL: `${standIn.url}/v1`, maxRetries: 0 });
  const words = `${SENTENCE} `.repeat(WORDS).split(' ').slice(0, WORDS);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const spoken = await client.audio.speech.create({ model: 'tts-1', voice: 'fable', input: words.join(' ') });
    const heard = await client.audio.transcriptions.create({
      file: new File([await spoken.blob()], 'tale.mp3'),
      model: 'whisper-1',
      response_format: 'verbose_json',
      timestamp_granularities: ['word'],
    });
    times.push(performance.now() - begun);
    if (heard.words?.length !== WORDS) throw new Error(`Only ${heard.words?.length} of ${WORDS} words have a time.`);
  }
  await standIn.close();
  await voice.close();
  return times;
}
