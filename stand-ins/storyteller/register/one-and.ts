import { capitalize } from '../fill-template.ts';
import { sentencesOf } from './sentences.ts';

const AND = /^(“?)And,? /u;

/** If several sentences of a paragraph begin with "And", only the first keeps the word. */
export function withOneAnd(paragraph: string): string {
  const sentences = sentencesOf(paragraph);
  const first = sentences.findIndex((sentence) => AND.test(sentence));
  return sentences
    .map((sentence, index) => (index > first ? capitalize(sentence.replace(AND, '$1')) : sentence))
    .join(' ');
}
