const HEADER_BYTES = 10;
const VERSION = 4;
const UTF_8 = 3;
const FRAME = 'TXXX';
const DESCRIPTION = 'talelantern-words';

/** An ID3v2.4 tag with one custom text frame, placed before an MP3; players skip or show it. */
export function toId3Tag(label: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from([UTF_8]), Buffer.from(`${DESCRIPTION}\0`), label]);
  const frame = Buffer.concat([Buffer.from(FRAME), toSyncsafe(content.length), Buffer.alloc(2), content]);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([VERSION, 0, 0]), toSyncsafe(frame.length), frame]);
}

export interface Id3Tag {
  /** Length of the tag, header included. */
  bytes: number;
  /** The content of the custom frame; null for another program's tag. */
  label: Buffer | null;
}

/** The tag at this offset; null for none. */
export function readId3Tag(bytes: Buffer, at: number): Id3Tag | null {
  if (bytes.toString('latin1', at, at + 3) !== 'ID3' || at + HEADER_BYTES > bytes.length) return null;
  const end = at + HEADER_BYTES + fromSyncsafe(bytes, at + 6);
  const head = Buffer.concat([Buffer.from([UTF_8]), Buffer.from(`${DESCRIPTION}\0`)]);
  for (let frame = at + HEADER_BYTES; frame + HEADER_BYTES <= Math.min(end, bytes.length);) {
    const content = bytes.subarray(frame + HEADER_BYTES, frame + HEADER_BYTES + fromSyncsafe(bytes, frame + 4));
    const isOurs =
      bytes.toString('latin1', frame, frame + 4) === FRAME && content.subarray(0, head.length).equals(head);
    if (isOurs) return { bytes: end - at, label: content.subarray(head.length) };
    frame += HEADER_BYTES + content.length;
  }
  return { bytes: end - at, label: null };
}

/** ID3 sizes use seven bits per byte, so that a tag is never mistaken for a frame header. */
function toSyncsafe(size: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));
}

function fromSyncsafe(bytes: Buffer, at: number): number {
  return [0, 1, 2, 3].reduce((size, index) => (size << 7) | ((bytes[at + index] ?? 0) & 0x7f), 0);
}
