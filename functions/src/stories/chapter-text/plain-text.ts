import { toOneLine } from '@talelantern/domain/text/lists';
import type { List, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/* No nested repetition, so that matching is linear for any model output. */
const HTML_TAG = /<!--.{0,2000}?-->|<\/?[a-z][^<>]{0,2000}>/gis;
/** Signs that the parser leaves, because their other half is missing. */
const LONE_SIGNS =
  /(?<![\p{L}\p{N}*_~])(?:[*_]{1,3}|~~)(?=[\p{L}\p{N}"“‘'])|(?<=[\p{L}\p{N}.!?…,"”’'])(?:[*_]{1,3}|~~)(?![\p{L}\p{N}*_~])/gu;
const PLAIN_NAME = /^[\p{L}\p{M}\p{N} ]*$/u;

/** Longer strings are not paragraphs of a chapter, and parsing them could take long. */
const MAX_PARSED = 8_000;

/** Placeholders are in the private use area of Unicode, whose characters no model and no family uses on purpose. */
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

const BLOCKS: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'code']);

function ownTextOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'list':
      return markerOf(node);
    default:
      return '';
  }
}

/** Not recursive, because a model may nest thousands of quotes. */
function textOf(root: Nodes): string {
  const pieces: string[] = [];
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    pieces.push(BLOCKS.has(node.type) ? ' ' : '', ownTextOf(node));
    if ('children' in node) open.push(...node.children.toReversed());
  }
  return pieces.join('');
}

const INDENT = /^[^\S\n]+/gmu;
/** Bullets that Markdown does not know, and nine or more nested signs, which mean nothing and take long. */
const BULLETS = /^(?:[•◦▪‣][^\S\n]+|(?:[>*+-][^\S\n]*){9,})/gmu;
/** `3. 2. 1. Go!` is not a nested list. */
const COUNTED_ALOUD = /^(?:\d{1,9}[.)][^\S\n]+){2,}/gmu;

const PRODUCT = /(?<=\d)\*(?=\d)/gu;
/** `[Narrator]: Boom!` is not a link definition. */
const DEFINITION = /^\[([^\]\n]{1,80})\]:/gmu;

/** Removes or escapes what a Markdown parser takes for a block: indented text would be code. */
const withoutFalseSigns = (text: string): string =>
  text
    .replace(INDENT, '')
    .replace(BULLETS, '')
    .replace(PRODUCT, String.raw`\*`)
    .replace(DEFINITION, String.raw`\[$1]:`)
    .replace(COUNTED_ALOUD, (counted) => counted.replaceAll(/[.)]/gu, String.raw`\$&`));

/** On one line, without Markdown and HTML, entities decoded. `names` of cast and locations stay as typed. */
export function toPlainText(markdown: string, names: readonly string[] = []): string {
  const { hide, restore } = putNamesAside(names);
  const untagged = hide(markdown).replace(HTML_TAG, '');
  const lines = withoutFalseSigns(untagged);
  const plain = lines.length > MAX_PARSED ? lines : textOf(fromMarkdown(lines));
  return toOneLine(restore(plain.replace(LONE_SIGNS, '')));
}
