import { DIGITAL_SOURCE_TYPE } from '@talelantern/domain/images/generated-mark';
import { expect, it } from 'vitest';
import { encodeNarration } from './encode-narration.ts';

/** Bytes of an ID3 tag's header, whose last four hold the length of the rest, seven bits each. */
const HEADER_BYTES = 10;

it('a recording starts with a tag that marks it as generated, which does not count in its duration', async () => {
  const { bytes, durationSeconds } = await encodeNarration({ samples: new Int16Array(24_000), sampleRate: 24_000 });
  expect(bytes.subarray(0, 3).toString()).toBe('ID3');
  const length = HEADER_BYTES + bytes.subarray(6, HEADER_BYTES).reduce((sum, byte) => sum * 128 + byte, 0);
  expect(bytes.subarray(0, length).includes(Buffer.from(DIGITAL_SOURCE_TYPE, 'utf16le'))).toBe(true);
  // The sound starts with the sync word of an MPEG frame.
  expect(bytes.readUInt16BE(length) >>> 5).toBe(0x7ff);
  expect(durationSeconds).toBeCloseTo(((bytes.length - length) * 8) / 48_000, 6);
});
