import { expect, it } from 'vitest';
import { readWav } from './speech-wav.ts';

interface WavFields {
  channels?: number;
  sampleRate?: number;
  bits?: number;
  dataSize?: number;
}

function wav(samples: readonly number[], { channels = 1, sampleRate = 24_000, bits = 16, dataSize }: WavFields = {}) {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt16LE(bits, 14);
  const data = Buffer.from(Int16Array.from(samples).buffer);
  const chunk = (name: string, content: Buffer, size = content.length) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(size, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  return Buffer.concat([
    Buffer.from('RIFF\xff\xff\xff\xffWAVE', 'latin1'),
    chunk('fmt ', format),
    chunk('LIST', Buffer.from('odd')),
    chunk('data', data, dataSize),
  ]);
}

it('readWav reads the samples after other chunks', () => {
  expect(readWav(wav([1, -2, 32_767]))).toEqual({ samples: Int16Array.of(1, -2, 32_767), sampleRate: 24_000 });
});

it('readWav reads all samples when the header does not give the length', () => {
  expect(readWav(wav([1, 2], { dataSize: 0xffffffff }))?.samples).toEqual(Int16Array.of(1, 2));
});

it('readWav drops half a sample at the end', () => {
  const bytes = wav([1, 2], { dataSize: 0xffffffff });
  expect(readWav(bytes.subarray(0, -1))?.samples).toEqual(Int16Array.of(1));
});

it.each([
  ['no bytes', Buffer.alloc(0)],
  ['bytes that are not a WAV file', Buffer.from('not a recording')],
  ['a truncated header', wav([1]).subarray(0, 20)],
  ['no sound', wav([1]).subarray(0, 40)],
  ['two channels', wav([1, 2], { channels: 2 })],
  ['8 bits', wav([1, 2], { bits: 8 })],
  ['a sample rate that MP3 does not support', wav([1, 2], { sampleRate: 96_000 })],
])('readWav returns null for %s', (_case, bytes) => {
  expect(readWav(bytes)).toBeNull();
});
