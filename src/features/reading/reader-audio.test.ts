// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readerAudio } from './reader-audio.ts';

it('recordings are played from a bucket that sends no CORS headers, as a new bucket does', () => {
  expect(readerAudio().crossOrigin ?? null).toBeNull();
});
