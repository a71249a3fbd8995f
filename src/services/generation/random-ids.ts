const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `length` random characters of [a-z0-9], for unguessable ids. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export const newRequestId = (): string => randomText(24);
