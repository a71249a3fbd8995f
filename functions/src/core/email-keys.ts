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
 * A verified address has the hash of its mailbox, of which it may be one of many. An unverified address has a separate
 * hash, so that it uses up no allowance of the address's owner; that of the mailbox comes second, because what deleted
 * accounts have left there is inherited.
 * @param secret keys the hashes
 */
export function createAddressKeys(secret: string): AddressKeys {
  const hmacOf = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');
  return ({ email, emailVerified }) => {
    const address = email.trim().toLowerCase();
    const verified = hmacOf(`email:${mailboxOf(address)}`);
    return emailVerified ? [verified] : [`${UNVERIFIED_PREFIX}${hmacOf(`unverified:${address}`)}`, verified];
  };
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** The address without what follows a plus sign and, at Gmail, without dots, which most mailboxes ignore. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/su, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
