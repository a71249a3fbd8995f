import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in the vendor's format: `newId('cus', 14)` is 'cus_' and fourteen letters and digits. */
export function newId(prefix: string, length: number): string {
  const letters = Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}_${letters.join('')}`;
}
