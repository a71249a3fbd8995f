import { beginsSentence } from '../narration/sentences.ts';
import { fold } from '../text/fold.ts';
import { isCatalogueWord } from './catalogue-words.ts';
import type { FoundName, Reading } from './find-names.ts';
import { isStoryWord, isWordWithoutMarks } from './name-words.ts';

const ADJECTIVES =
  'red|orange|yellow|green|blue|purple|pink|brown|black|white|grey|gray|golden|silver|big|little|small|tiny|huge|tall|long|wide|deep|old|new|round|bright|shining|dark|cold|warm|single|first|last';
/** Here a lower-case catalogue word is a thing and not a name: 'the river', 'a wide blue river', but not 'the girl river'. */
const AFTER_ARTICLE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}-])(?:an?|the) (?:(?:${ADJECTIVES}) ){0,2}$`, 'iu');
/** Maximum length of the text that is checked before a word. */
const LOOK_BEHIND_LENGTH = 24;

/** Whether a name is found where it may be one, and not where it is another word (docs/decisions/0225). */
export function isUsedAsName({ name, start, end, ending }: FoundName, text: string, reading: Reading): boolean {
  if (reading === 'label') return true;
  const before = text.slice(Math.max(0, start - LOOK_BEHIND_LENGTH), start);
  const word = text.slice(start, end) + ending;
  const isLowerCase = word === word.toLowerCase();
  if (name.isInitials && /[^\p{L}\p{M}]/u.test(word)) return true;
  const isBare = fold(word) === word.toLowerCase();
  const isOrdinary = name.isEveryday || (reading === 'prose' && isStoryWord(name.folded));
  if (isOrdinary && isBare) return !isLowerCase && (reading !== 'prose' || !beginsSentence(text, start));
  if (reading === 'request' || !isLowerCase) return true;
  const isAlsoCommonWord = isCatalogueWord(name.folded) || isStoryWord(name.folded);
  const hasLostMarks = reading === 'prose' && isBare && name.folded !== name.text.toLowerCase();
  return (
    !(hasLostMarks && (isAlsoCommonWord || isWordWithoutMarks(name.folded))) &&
    !(isAlsoCommonWord && AFTER_ARTICLE.test(before))
  );
}
