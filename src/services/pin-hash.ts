import type { Lock } from '@talelantern/domain/accounts/lock';

/**
 * What OWASP advises for PBKDF2 with SHA-256: 90 ms on two slow cores, about half a second on an old tablet. Each hash
 * says how many rounds it took, so that a later version can turn more.
 */
const ROUNDS = 600_000;
/** More than anybody would wait for. */
const MOST_ROUNDS = 10_000_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The lock that `pin` opens, each time with another salt. */
export async function lockWith(pin: string): Promise<Lock> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { salt, hash: await hash(pin, salt, ROUNDS) };
}

/** Whether `pin` opens the lock. One that cannot be understood is opened by none. */
export async function opens(pin: string, lock: Lock): Promise<boolean> {
  const rounds = Number(/^([1-9]\d*)[.]/.exec(lock.hash)?.[1]);
  if (!(rounds <= MOST_ROUNDS)) return false;
  return (await hash(pin, lock.salt, rounds)) === lock.hash;
}

async function hash(pin: string, salt: string, iterations: number): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations };
  const bits = await crypto.subtle.deriveBits(parameters, key, HASH_BITS);
  return `${iterations}.${toText(new Uint8Array(bits))}`;
}
