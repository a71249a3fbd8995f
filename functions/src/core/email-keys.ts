import { createHmac } from 'node:crypto';
import { UNVERIFIED_PREFIX } from './usage-document.ts';

export interface AccountEmail {
  email: string;
  emailVerified: boolean;
}

/** @returns the keyed hashes of an email address; its usage counts under the first. */
export type EmailKeys = (email: AccountEmail) => string[];

/**
 * A verified email address has the hash of its mailbox, of which it may be one of many. An unverified email address has
 * a separate hash, so that it uses up no allowance of the email address's owner; the mailbox's hash comes second,
 * because usage that deleted accounts have left there is inherited.
 * @param secret keys the hashes
 */
export function createEmailKeys(secret: string): EmailKeys {
  const hmacOf = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');
  return ({ email, emailVerified }) => {
    const normalized = email.trim().toLowerCase();
    const verified = hmacOf(`email:${mailboxOf(normalized)}`);
    return emailVerified ? [verified] : [`${UNVERIFIED_PREFIX}${hmacOf(`unverified:${normalized}`)}`, verified];
  };
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** The email address without what follows a plus sign and, at Gmail, without dots, which most mailboxes ignore. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/su, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
