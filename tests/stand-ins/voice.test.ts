import OpenAI from 'openai';
import { expect, inject, it } from 'vitest';

const TEXT = 'Once upon a time there lived a small dragon, who was afraid of the dark.';

it('the voice stand-in narrates with the time of each word', async () => {
  const client = new OpenAI({ apiKey: 'local', baseURL: inject('cloud').urls.openai, maxRetries: 0 });
  const response = await client.audio.speech.create({ model: 'gpt-4o-mini-tts', voice: 'sage', input: TEXT });
  expect(response.headers.get('x-talelantern-voice')).toBe('espeak');
  const { words = [], text } = await client.audio.transcriptions.create({
    file: new File([await response.blob()], 'tale.mp3'),
    model: 'whisper-1',
    response_format: 'verbose_json',
    timestamp_granularities: ['word'],
  });
  expect(text).toBe(TEXT);
  expect(words).toHaveLength(TEXT.split(' ').length);
});
