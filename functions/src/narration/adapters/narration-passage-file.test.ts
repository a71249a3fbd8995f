import { describe, expect, it } from 'vitest';
import type { Speech } from '../ports/ports.ts';
import { readPassageFile, toPassageFile } from './narration-passage-file.ts';

const SPEECH: Speech = {
  samples: Int16Array.of(1, -2, 10, 2_570),
  sampleRate: 22_050,
  words: [{ startMs: 1, endMs: 2 }],
};

describe('passage file', () => {
  it.each([SPEECH, { ...SPEECH, words: null }, { ...SPEECH, samples: SPEECH.samples.subarray(1) }])(
    'a passage file contains the samples and the words',
    (speech) => {
      expect(readPassageFile(toPassageFile(speech))).toEqual(speech);
    },
  );

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no line end', Buffer.from('{"sampleRate":22050,"words":null}')],
    ['no sound', Buffer.from('{"sampleRate":22050,"words":null}\n')],
    ['half a sample', toPassageFile(SPEECH).subarray(0, -1)],
    ['a header that is not JSON', Buffer.from('not JSON\n12')],
    ['a header without words', Buffer.from('{"sampleRate":1}\n12')],
  ])('a passage file is rejected when it contains %s', (_case, bytes) => {
    expect(readPassageFile(bytes)).toBeNull();
  });
});
