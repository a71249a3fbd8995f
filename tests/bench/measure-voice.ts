import OpenAI from 'openai';
import { startWithGenerators } from '../../stand-ins/openai/testing/start-with-generators.ts';
import { startVoice } from '../../stand-ins/voice/server.ts';

const WORDS = 300;
const SENTENCE =
  'Ember the little fire dragon blinked at the morning, and her tail curled with worry about the singing river.';

/** Durations, in ms, of narrations of 300 words with word times, requested one after another over HTTP. */
export async function sampleNarrations(rounds: number): Promise<number[]> {
  const voice = await startVoice({ port: 0 });
  const standIn = await startWithGenerators({ voiceUrl: voice.url });
  const client = new OpenAI({ apiKey: 'local', baseURL: `${standIn.url}/v1`, maxRetries: 0 });
  const words = `${SENTENCE} `.repeat(WORDS).split(' ').slice(0, WORDS);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const recording = await client.audio.speech.create({ model: 'tts-1', voice: 'fable', input: words.join(' ') });
    const transcript = await client.audio.transcriptions.create({
      file: new File([await recording.blob()], 'tale.mp3'),
      model: 'whisper-1',
      response_format: 'verbose_json',
      timestamp_granularities: ['word'],
    });
    times.push(performance.now() - startedAt);
    if (transcript.words?.length !== WORDS)
      throw new Error(`Only ${transcript.words?.length} of ${WORDS} words have a time.`);
  }
  await standIn.close();
  await voice.close();
  return times;
}
