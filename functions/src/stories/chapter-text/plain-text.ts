import { toOneLine } from '@talelantern/domain/text/lists';
import type { List, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/* No nested repetition, so that matching is linear for any model output. */
const HTML_TAG = /<!--.{0,2000}?-->|<\/?[a-z][^<>]{0,2000}>/gis;
/** Signs that the parser leaves, because their other half is missing. */
const LONE_SIGNS =
  /(?<![\p{L}\p{N}*_~])(?:[*_]{1,3}|~~)(?=[\p{L}\p{N}"“‘'])|(?<=[\p{L}\p{N}.!?…,"”’'])(?:[*_]{1,3}|~~)(?![\p{L}\p{N}*_~])/gu;
const PLAIN_NAME = /^[\p{L}\p{M}\p{N} ]*$/u;

/** Longer texts are no paragraphs of a chapter; parsing them could take long. */
const MAX_PARSED = 20_000;

/** The private use area of Unicode: no text of a model or family has these characters on purpose. */
const FIRST_PLACEHOLDER = 0xe000;
const PLACEHOLDER = /[\ue000-\uf8ff]/gu;

/** Replaces names that have signs of Markdown or HTML in them with one character each, and puts them back. */
function putNamesAside(names: readonly string[]) {
  const special = [...new Set(names)].filter((name) => !PLAIN_NAME.test(name));
  const longestFirst = special.toSorted((one, other) => other.length - one.length);
  const placeholderOf = (index: number): string => String.fromCharCode(FIRST_PLACEHOLDER + index);
  return {
    hide: (text: string): string =>
      longestFirst.reduce(
        (hidden, name, index) => hidden.replaceAll(name, placeholderOf(index)),
        text.replace(PLACEHOLDER, ''),
      ),
    restore: (text: string): string =>
      text.replace(PLACEHOLDER, (found) => longestFirst[found.charCodeAt(0) - FIRST_PLACEHOLDER] ?? ''),
  };
}

/** A number that begins a line is part of the text unless it counts the items of a list. */
const markerOf = ({ ordered, start, children }: List): string =>
  ordered && children.length === 1 && start !== 1 ? `${start ?? ''}. ` : '';

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'html':
    case 'definition':
    case 'thematicBreak':
      return '';
    case 'list':
      return markerOf(node) + node.children.map(textOf).join(' ');
    case 'root':
    case 'blockquote':
    case 'listItem':
      return node.children.map(textOf).join(' ');
    default:
      return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}

/**
 * A paragraph of a model as plain text on one line: without the signs of Markdown and HTML, with entities as the
 * characters that they stand for. `names` of the cast and the places stay as they were typed.
 */
export function toPlainText(written: string, names: readonly string[] = []): string {
  const { hide, restore } = putNamesAside(names);
  const untagged = hide(written).replace(HTML_TAG, '');
  // Indented text would be a block of code.
  const lines = untagged.replaceAll(/^[^\S\n]+/gmu, '');
  const plain = lines.length > MAX_PARSED ? lines : textOf(fromMarkdown(lines));
  return toOneLine(restore(plain.replace(LONE_SIGNS, '')));
}
