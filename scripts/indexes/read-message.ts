/** Fields of a protocol-buffer message by number: numbers, and bytes for everything with a length. */
export type Message = ReadonlyMap<number, readonly (number | Uint8Array)[]>;

const VARINT = 0;
const EIGHT_BYTES = 1;
const WITH_LENGTH = 2;
const FOUR_BYTES = 5;

/** Parses a protocol-buffer message without a schema. @throws RangeError for invalid bytes. */
export function readMessage(bytes: Uint8Array): Message {
  const fields = new Map<number, (number | Uint8Array)[]>();
  let at = 0;
  const varint = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('A message ends in the middle of a number');
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  };
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new RangeError('A message ends in the middle of a field');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const valueOf = (kind: number): number | Uint8Array => {
    switch (kind) {
      case VARINT:
        return varint();
      case EIGHT_BYTES:
        return take(8);
      case WITH_LENGTH:
        return take(varint());
      case FOUR_BYTES:
        return take(4);
      default:
        throw new RangeError(`A message holds a field of the unknown kind ${kind}`);
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const values = fields.get(tag >>> 3) ?? [];
    values.push(valueOf(tag & 7));
    fields.set(tag >>> 3, values);
  }
  return fields;
}

export const messagesAt = (message: Message, field: number): Message[] =>
  (message.get(field) ?? []).filter((value) => typeof value !== 'number').map(readMessage);

export const messageAt = (message: Message, field: number): Message | undefined => messagesAt(message, field)[0];

export const textAt = (message: Message, field: number): string => {
  const [value] = message.get(field) ?? [];
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : '';
};

export const numberAt = (message: Message, field: number): number => {
  const [value] = message.get(field) ?? [];
  return typeof value === 'number' ? value : 0;
};
