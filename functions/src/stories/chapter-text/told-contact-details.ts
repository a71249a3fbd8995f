import { asRead } from '@talelantern/domain/safety/as-read';
import { NETWORK_HANDLES } from '@talelantern/domain/safety/network-handles';
import { searchPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min';
import { parse } from 'tldts';

/* Every repetition is bounded and starts at the start of a word, so that matching is linear. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}\.\p{L}/u;
const WEB_ADDRESS = /(?<!\p{L})(?:https?:|www\.\p{L})/iu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3}/u;
const DOMAIN = /(?<![\p{L}\p{N}_.@-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}[\p{L}\p{N}-]{1,62}(?![\p{L}\p{N}])/gu;
/** A sentence that begins directly after the full stop of the one before. */
const NEXT_SENTENCE = /\.\p{Lu}[^.]*$/u;
/** Words that are top-level domains too, and may begin a sentence that is not capitalised. */
const EVERYDAY_WORD =
  /\.(?:it|is|in|so|to|me|my|no|at|be|as|am|us|hi|do|go|he|we|an|by|if|of|on|or|up|the|and|but|now|one|how|was|who|you|all|big|best|here|then|they|this|that|with|what)$/iu;

/** The countries whose national numbers are recognised; international ones are recognised for all countries. */
const COUNTRIES: readonly CountryCode[] = ['US', 'GB'];
/** Countries where a national number begins with 0; without it nearly every row of digits would be one. */
const TRUNK_COUNTRIES: readonly CountryCode[] = ['DE', 'FR', 'IT', 'ES'];
const TRUNK_PREFIX = /^[(\s]*0/u;

/** More groups of digits are somebody who counts. */
const MAX_GROUPS = 6;

/** A row of digits that is a number to call if a word for calling is near. */
const DIGITS = /(?<![\p{L}\p{N}])\+?\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){5,14}(?![\p{L}\p{N}])/gu;
const MIN_DIGITS = 7;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/u;
const CALLING =
  /^(?:call|calls|called|calling|phone|phoned|telephone|ring|rang|dial|dialled|number|numbers|text|texted)$/iu;
const NEAR_WORDS = 5;

function hasDomain(text: string): boolean {
  return [...text.matchAll(DOMAIN)].some(([found]) => {
    if (NEXT_SENTENCE.test(found) || EVERYDAY_WORD.test(found)) return false;
    const { isIcann, domain } = parse(found);
    return isIcann === true && domain !== null;
  });
}

/** Whether the library finds a valid number of a country in `text` that is written as people write numbers. */
const hasValidNumber = (text: string, country: CountryCode, mustBeginWith = /^/u): boolean =>
  [...searchPhoneNumbersInText(text, country)]
    .map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt))
    .some((found) => mustBeginWith.test(found) && (found.match(/\p{Nd}+/gu) ?? []).length <= MAX_GROUPS);

const isValidNumberIn = (text: string): boolean =>
  COUNTRIES.some((country) => hasValidNumber(text, country)) ||
  TRUNK_COUNTRIES.some((country) => hasValidNumber(text, country, TRUNK_PREFIX));

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** Whether a long row of digits lies within five words of a word for calling. */
const hasNumberToCall = (text: string): boolean =>
  [...text.matchAll(DIGITS)].some((match) => {
    const [found] = match;
    if (DATE.test(found) || found.replaceAll(/\P{Nd}/gu, '').length < MIN_DIGITS) return false;
    const before = wordsOf(text.slice(0, match.index)).slice(-NEAR_WORDS);
    const after = wordsOf(text.slice(match.index + found.length)).slice(0, NEAR_WORDS);
    return [...before, ...after].some((word) => CALLING.test(word));
  });

/**
 * Whether a paragraph of a told chapter has an e-mail or web address, a handle or a phone number. What families type or
 * share is held to the stricter `hasContactDetails`: there somebody may hide them on purpose.
 */
export function hasToldContactDetails(paragraph: string): boolean {
  const text = asRead(paragraph);
  return (
    [EMAIL, WEB_ADDRESS, HANDLE, ...NETWORK_HANDLES].some((pattern) => pattern.test(text)) ||
    hasDomain(text) ||
    isValidNumberIn(text) ||
    hasNumberToCall(text)
  );
}
