import { LIMITS } from '@talelantern/domain/limits/limits';

export const MESSAGE_SENT = 'Thank you. Your message is on our table.';
export const MESSAGE_KEPT = 'What you wrote is still here.';

const number = (value: number): string => value.toLocaleString('en');

const lengthOf = (text: string): number => text.trim().length;

/** '312 of 4,000 characters'. */
export const lengthSentence = (text: string): string =>
  `${number(lengthOf(text))} of ${number(LIMITS.contactMessage)} characters`;

/** What has to go before it can be sent; null where it fits. */
export function tooLongSentence(text: string): string | null {
  const over = lengthOf(text) - LIMITS.contactMessage;
  return over > 0 ? `Please shorten it by ${number(over)} ${over === 1 ? 'character' : 'characters'}` : null;
}

/** 'Please wait 40 seconds, then send it again. What you wrote is still here.' */
export const waitSentence = (seconds: number): string =>
  `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then send it again. ${MESSAGE_KEPT}`;
