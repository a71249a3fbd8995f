import { describe, expect, it } from 'vitest';
import type { Speech } from '../operations/ports/speech.ts';
import { readPassageFile, toPassageFile } from './narration-passage-file.ts';

const SPEECH: Speech = {
  samples: Int16Array.of(1, -2, 10, 2_570),
  sampleRate: 22_050,
  words: [{ startMs: 1, endMs: 2 }],
};

describe('a passage file', () => {
  it.each([SPEECH, { ...SPEECH, words: null }, { ...SPEECH, samples: SPEECH.samples.subarray(1) }])(
    'keeps what was spoken',
    (speech) => {
      expect(readPassageFile(toPassageFile(speech))).toEqual(speech);
    },
  );

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['no line', Buffer.from('{"sampleRate":22050,"words":null}')],
    ['no sound', Buffer.from('{"sampleRate":22050,"words":null}\n')],
    ['half a sample', toPassageFile(SPEECH).subarray(0, -1)],
    ['another file', Buffer.from('not JSON\n12')],
    ['another shape', Buffer.from('{"sampleRate":1}\n12')],
  ])('says so when it holds %s', (_case, bytes) => {
    expect(readPassageFile(bytes)).toBeNull();
  });
});
