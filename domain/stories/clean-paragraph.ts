import { withoutContactDetails } from '../safety/contact-details.ts';
import { toOneLine } from '../text/lists.ts';

/* No repetition can begin again inside another: a model that writes nothing but brackets must not hold everybody up. */
const MARKDOWN_LINK = /!?\[([^\][]*)\]\([^()]*\)/g;
const TAG = /<!--.{0,2000}?-->|<\/?[a-z][^<>]*>/gis;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}\b/gi;
const MARKDOWN_SIGNS = /^\s*#{1,6}\s+|\*\*|__/g;

/**
 * A paragraph as plain text on one line: links, HTML, markdown, addresses and phone numbers of a talkative model are
 * taken out (abuse case I21).
 */
export function cleanParagraph(paragraph: string): string {
  const plain = paragraph
    .replace(MARKDOWN_LINK, '$1')
    .replace(TAG, '')
    .replace(ADDRESS, '')
    .replace(MARKDOWN_SIGNS, '');
  return toOneLine(withoutContactDetails(plain));
}
