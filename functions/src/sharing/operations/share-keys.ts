import { randomInt, createHmac } from 'node:crypto';
import { normalizeText } from '@talelantern/domain/text/normalize';

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 22;

/** 22 cryptographically random letters and digits, about 131 bits (docs/threats.md#d5). */
export const randomShareToken = (): string =>
  Array.from({ length: ID_LENGTH }, () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)]).join('');

/** `moderation.model` is part of the key, because verdicts depend on the model. */
export function createTextKeys(secret: string, moderation: { readonly model: string }) {
  const keyOf = (purpose: string, text: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, normalizeText(text, 'NFC')]))
      .digest('base64url');
  return {
    /** Depends on the moderation model in use. */
    verdictKey: (text: string) => keyOf(`verdict:${moderation.model}`, text),
    /** The hash by which a text of a public copy is recognized (`domain/sharing/removed-words.ts`). */
    copyTextKey: (text: string) => keyOf('words', text),
  };
}
