import OpenAI from 'openai';
import { expect, inject, it } from 'vitest';

const TALE = 'Once upon a time there lived a small dragon, who was afraid of the dark.';

it('speaks for the whole cloud, and tells when each word is said', async () => {
  const client = new OpenAI({ apiKey: 'local', baseURL: inject('cloud').urls.openai, maxRetries: 0 });
  const response = await client.audio.speech.create({ model: 'gpt-4o-mini-tts', voice: 'sage', input: TALE });
  expect(response.headers.get('x-talelantern-voice')).toBe('espeak');
  const { words = [], text } = await client.audio.transcriptions.create({
    file: new File([await response.blob()], 'tale.mp3'),
    model: 'whisper-1',
    response_format: 'verbose_json',
    timestamp_granularities: ['word'],
  });
  expect(text).toBe(TALE);
  expect(words).toHaveLength(TALE.split(' ').length);
});
