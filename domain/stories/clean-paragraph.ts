import { withoutContactDetails } from '../safety/contact-details.ts';
import { toOneLine } from '../text/lists.ts';

/* No nested repetition, so that matching is linear for any model output. */
const MARKDOWN_LINK = /!?\[([^\][]*)\]\([^()]*\)/g;
const HTML_TAG = /<!--.{0,2000}?-->|<\/?[a-z][^<>]*>/gis;
const URL_OR_EMAIL = /\b(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}\b/gi;
const MARKDOWN_MARKERS = /^\s*#{1,6}\s+|\*\*|__/g;

/**
 * A paragraph as plain text on one line, without links, HTML, markdown, addresses and phone numbers
 * (docs/threats.md#i21).
 */
export function cleanParagraph(paragraph: string): string {
  const plain = paragraph
    .replace(MARKDOWN_LINK, '$1')
    .replace(HTML_TAG, '')
    .replace(URL_OR_EMAIL, '')
    .replace(MARKDOWN_MARKERS, '');
  return toOneLine(withoutContactDetails(plain));
}
