import { sentencesOf, wordsIn } from './register/sentences.ts';

const TIMES = 3;
/** The limits of a paragraph for ages 3-4. */
const MAX_SENTENCES = 3;
const MAX_WORDS = 27;
/**
 * Words of a last sentence that the refrain may replace: a sound, an exclamation, a short remark that mentions nobody.
 */
const MAX_REPLACED = 5;

/**
 * The paragraphs of a chapter with its refrain in up to three of them: at the end of a paragraph that has room for it,
 * or instead of its last few words. The first paragraph is unchanged, so that stories begin differently. `call` gives
 * another sentence with the refrain each time.
 */
export function withRefrain(paragraphs: readonly string[], refrain: string, call: () => string): string[] {
  const result = [...paragraphs];
  const has = (index: number) => result[index]?.includes(refrain) === true;
  while (result.filter((_, index) => has(index)).length < TIMES) {
    const sentence = call();
    const distance = (index: number) => Math.min(...result.map((_, at) => (has(at) ? Math.abs(at - index) : Infinity)));
    const [best] = result
      .flatMap((paragraph, index) => {
        const text =
          index === 0 || has(index)
            ? null
            : (withLine(paragraph, sentence) ?? withLine(withoutRemark(paragraph), `“${refrain}”`));
        return text === null ? [] : [{ index, text }];
      })
      .toSorted((left, right) => distance(right.index) - distance(left.index));
    if (best === undefined) break;
    result[best.index] = best.text;
  }
  return result;
}

function withLine(paragraph: string, line: string): string | null {
  const text = `${paragraph} ${line}`;
  return sentencesOf(text).length <= MAX_SENTENCES && wordsIn(text).length <= MAX_WORDS ? text : null;
}

/** Removes a last sentence of a few words that mentions nobody and is no speech. */
function withoutRemark(paragraph: string): string {
  const sentences = sentencesOf(paragraph);
  const last = sentences.at(-1) ?? '';
  const isRemark = wordsIn(last).length <= MAX_REPLACED && !/[“”]|.\p{Lu}/u.test(last);
  return isRemark ? sentences.slice(0, -1).join(' ') : paragraph;
}
