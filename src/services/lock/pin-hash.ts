import type { Lock } from '@talelantern/domain/accounts/lock';

/** OWASP's number for PBKDF2 with SHA-256; 0.5 s on an old tablet. Each hash contains its count. */
const ITERATIONS = 600_000;
/** Upper bound, so that a forged hash cannot block the page. */
const MAX_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export async function hashPin(pin: string): Promise<Lock> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { salt, hash: await hash(pin, salt, ITERATIONS) };
}

export async function matchesPin(pin: string, lock: Lock): Promise<boolean> {
  const iterations = Number(/^([1-9]\d*)[.]/.exec(lock.hash)?.[1]);
  if (!(iterations <= MAX_ITERATIONS)) return false;
  return (await hash(pin, lock.salt, iterations)) === lock.hash;
}

async function hash(pin: string, salt: string, iterations: number): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations };
  const bits = await crypto.subtle.deriveBits(parameters, key, HASH_BITS);
  return `${iterations}.${toText(new Uint8Array(bits))}`;
}
