// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readerAudio } from './reader-audio.ts';

it('recordings play from a bucket without CORS headers, as a new bucket is', () => {
  expect(readerAudio().crossOrigin ?? null).toBeNull();
});
