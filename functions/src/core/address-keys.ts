import { createHmac } from 'node:crypto';
import { UNVERIFIED_PREFIX } from './usage-document.ts';

/** The email address of an account of Firebase Auth. */
export interface Address {
  email: string;
  emailVerified: boolean;
}

/** @returns the keyed hashes of an address; its usage counts under the first. */
export type AddressKeys = (address: Address) => string[];

/**
 * An unverified address has a separate hash, so that it uses up no allowance of the address's owner; the hash of the
 * verified address comes second, because its usage is inherited.
 * @param secret keys the hashes
 */
export function createAddressKeys(secret: string): AddressKeys {
  const hmacOf = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');
  return ({ email, emailVerified }) => {
    const address = email.trim().toLowerCase();
    const verified = hmacOf(`email:${address}`);
    return emailVerified ? [verified] : [`${UNVERIFIED_PREFIX}${hmacOf(`unverified:${address}`)}`, verified];
  };
}
