import { expect, it } from 'vitest';
import type { Sound } from '../ports/ports.ts';
import { readPassageFile, toPassageFile } from './narration-passage-file.ts';

const SPEECH: Sound = { samples: Int16Array.of(1, -2, 10, 2_570), sampleRate: 22_050 };

it.each([SPEECH, { ...SPEECH, samples: SPEECH.samples.subarray(1) }])(
  'a passage file contains the samples and their rate',
  (speech) => {
    expect(readPassageFile(toPassageFile(speech))).toEqual(speech);
  },
);

it('a passage file that earlier code wrote with word times is read without them', () => {
  expect(readPassageFile(Buffer.from('{"sampleRate":22050,"words":null}\n12'))).toEqual({
    samples: Int16Array.of(12_849),
    sampleRate: 22_050,
  });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['no line end', Buffer.from('{"sampleRate":22050}')],
  ['no sound', Buffer.from('{"sampleRate":22050}\n')],
  ['half a sample', toPassageFile(SPEECH).subarray(0, -1)],
  ['a header that is not JSON', Buffer.from('not JSON\n12')],
  ['a header with another rate', Buffer.from('{"sampleRate":1}\n12')],
])('a passage file is rejected when it contains %s', (_case, bytes) => {
  expect(readPassageFile(bytes)).toBeNull();
});
