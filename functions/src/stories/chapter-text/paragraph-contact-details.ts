import { asRead } from '@talelantern/domain/safety/as-read';
import { NETWORK_HANDLES } from '@talelantern/domain/safety/network-handles';
import { searchPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min';
import { parse } from 'tldts';

/* Every repetition is bounded and starts at the start of a word, so that matching is linear. */
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}\.\p{L}/u;
const WEB_LINK = /(?<!\p{L})(?:https?:|www\.\p{L})/iu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3}/u;
const DOMAIN = /(?<![\p{L}\p{N}_.@-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}[\p{L}\p{N}-]{1,62}(?![\p{L}\p{N}])/gu;
/** A sentence that begins directly after the full stop of the one before: `It was dark.It was late.` */
const NEXT_SENTENCE = /\.\p{Lu}(?:\p{Ll}+)?$/u;
/** Top-level domains that never begin a sentence, in capitals or not. */
const NO_WORD = /\.(?:com|org|edu|gov|info|io|tv|uk|de|fr)$/iu;
/** Top-level domains that are nearly always ordinary words. */
const EVERYDAY_WORD =
  /\.(?:it|is|in|so|to|me|my|no|at|be|as|am|us|hi|do|go|he|we|an|by|if|of|on|or|up|the|and|but|now|one|how|was|who|you|all|big|best|here|then|they|this|that|with|what)$/iu;
/** Further top-level domains that are ordinary words if the sentence continues: `It was late.red stars shone.` */
const STORY_WORDS = new Set(
  'able actor africa art arte author auto baby band bar baseball beauty beer bet bid bike bio black blue boats book boo bot box brother build builders business buy cab cafe call cam camera camp car care cars case cash cat chat cheap christmas church circle city cleaning click cloud club coach codes coffee college community company contact cooking cool country courses cricket crown cruise dad dance data date day deal degree delivery diamonds direct discover dish doctor dog dot download drive earth eat energy engineer events exchange exposed express fail faith family fan fans farm farmers fashion fast final fire fish fishing fit flowers fly foo food football forum foundation fox free frontier fun fund furniture gallery game games garden gift gifts gives giving glass gold golf got green group guide guitars hair help hockey holiday homes horse hospital host hot hotels house ice international jewelry joy juniper kids kim kitchen kiwi land law legal life lighting like limited link living london lotto love makeup man map market markets media meet men menu mini mint mobile mom money monster moto motorcycles movie museum music name navy network new news next nowruz observer office open orange organic paris partners parts party pay pet phone photo photos pics pictures pin ping pink pioneer pizza place play plus poker press prime promo properties property protection quest racing radio read realty recipes red rent repair report rest review rich rip rocks room run safe safety sale save school science scot search seat secure select seven sharp shell shoes shop shopping show silk singles site ski skin sky smart smile soccer social solar solutions song space spot star stream studio style support surf swiss systems tab talk target team tech tennis theater theatre tickets tips today tools top tours town toys trade trading training travel trust tube tunes university vacations video villas vision vote voyage wales watch watches weather wed wedding win windows wine winners work works world wow yachts yoga zero zip zone'.split(
    ' ',
  ),
);
/** A path of a URL: `youtu.be/pip`. */
const PATH = /^\/[\p{L}\p{N}]/u;
const CONTINUATION = /^[,;]? \p{Ll}/u;

/** The countries whose national numbers are recognized; international ones are recognized for all countries. */
const COUNTRIES: readonly CountryCode[] = ['US'];
/** Countries where a national number begins with 0; without it nearly every row of digits would be one. */
const TRUNK_COUNTRIES: readonly CountryCode[] = ['GB', 'DE', 'FR', 'IT', 'ES'];
const TRUNK_PREFIX = /^[(\s]*0/u;

/** More groups of digits are a count, not a phone number. */
const MAX_GROUPS = 6;

/** A row of digits that is a phone number if a word for calling is near. */
const DIGITS = /(?<![\p{L}\p{N}])\+?\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){5,14}(?![\p{L}\p{N}])/gu;
const MIN_DIGITS = 7;
const MIN_STEPS = 3;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/u;
const CALL_WORD =
  /^(?:call|calls|called|calling|phone|phoned|telephone|ring|rang|dial|dialled|number|numbers|text|texted)$/iu;
const MAX_WORDS_APART = 5;

/** Whether what follows the last dot begins the next sentence. `after` is the text behind it. */
function beginsSentence(candidate: string, after: string): boolean {
  if (NO_WORD.test(candidate)) return false;
  if (NEXT_SENTENCE.test(candidate) || EVERYDAY_WORD.test(candidate)) return true;
  const word = candidate.slice(candidate.lastIndexOf('.') + 1);
  return CONTINUATION.test(after) && STORY_WORDS.has(word.toLowerCase());
}

function hasDomain(text: string): boolean {
  return [...text.matchAll(DOMAIN)].some((match) => {
    const [candidate] = match;
    const after = text.slice(match.index + candidate.length);
    if (!PATH.test(after) && beginsSentence(candidate, after)) return false;
    const { isIcann, domain } = parse(candidate);
    return isIcann === true && domain !== null;
  });
}

/** Whether the groups of digits, or the digits of a single group, have equal steps, as in counting. */
function isCounting(candidate: string): boolean {
  const groups = candidate.match(/\p{Nd}+/gu) ?? [];
  const numbers = (groups.length === 1 ? (groups[0] ?? '').split('') : groups).map(Number);
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  return steps.length >= MIN_STEPS && new Set(steps).size === 1;
}

/** Seven digits of which the last five are zeros are an amount: `1000000 stars`. */
const AMOUNT = /0{5}$/u;

/** Whether the library finds a valid number of a country in `text` that is written as people write numbers. */
const hasValidNumber = (text: string, country: CountryCode, mustBeginWith = /^/u): boolean =>
  [...searchPhoneNumbersInText(text, country)]
    .map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt))
    .some(
      (found) =>
        mustBeginWith.test(found) && (found.match(/\p{Nd}+/gu) ?? []).length <= MAX_GROUPS && !isCounting(found),
    );

const isValidNumberIn = (text: string): boolean =>
  COUNTRIES.some((country) => hasValidNumber(text, country)) ||
  TRUNK_COUNTRIES.some((country) => hasValidNumber(text, country, TRUNK_PREFIX));

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** Whether a long row of digits lies within five words of a word for calling. */
const hasPhoneNumber = (text: string): boolean =>
  [...text.matchAll(DIGITS)].some((match) => {
    const [candidate] = match;
    if (DATE.test(candidate) || AMOUNT.test(candidate) || isCounting(candidate)) return false;
    if (candidate.replaceAll(/\P{Nd}/gu, '').length < MIN_DIGITS) return false;
    const before = wordsOf(text.slice(0, match.index)).slice(-MAX_WORDS_APART);
    const after = wordsOf(text.slice(match.index + candidate.length)).slice(0, MAX_WORDS_APART);
    return [...before, ...after].some((word) => CALL_WORD.test(word));
  });

/**
 * Whether a paragraph of a generated chapter has an email address, a URL, a handle or a phone number. What families
 * type or share is checked by the stricter `hasContactDetails`, because it may be disguised on purpose.
 */
export function paragraphHasContactDetails(paragraph: string): boolean {
  const text = asRead(paragraph);
  return (
    [EMAIL, WEB_LINK, HANDLE, ...NETWORK_HANDLES].some((pattern) => pattern.test(text)) ||
    hasDomain(text) ||
    isValidNumberIn(text) ||
    hasPhoneNumber(text)
  );
}
