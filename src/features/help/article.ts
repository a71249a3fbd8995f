/**
 * A text of an article. `[label](/address)` is a link inside the app, `*words*` stand on the screen just so. Two marks are
 * all that these pages need: a library for Markdown would weigh more than they do.
 */
export type Text = string;

/** A picture of the product, under public/help/. */
export interface ArticlePicture {
  /** Name of the file, without its ending. */
  picture: string;
  /** What it shows, for those who do not see it. */
  alt: string;
}

export type Block =
  | Text
  | { steps: readonly Text[] }
  | { list: readonly Text[] }
  | { note: Text }
  | { columns: readonly string[]; rows: readonly (readonly Text[])[] }
  | ArticlePicture;

/** One heading and what stands beneath; `id` leads to it. */
export interface Topic {
  id: string;
  title: string;
  blocks: readonly Block[];
  /** Words that parents ask with and that do not stand in the text; the search knows them. */
  asked?: readonly string[];
}

export interface Article {
  /** One or two sentences under the title. */
  lead: Text;
  topics: readonly Topic[];
}

const MARKS = /\[([^\]]+)\]\(([^)]+)\)|\*([^*]+)\*/g;

export type Piece = { kind: 'plain' | 'screen'; words: string } | { kind: 'link'; words: string; to: string };

/** The pieces of a text, in their order. */
export function piecesOf(text: Text): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, label, to, screen] = match;
    if (match.index > end) pieces.push({ kind: 'plain', words: text.slice(end, match.index) });
    if (label !== undefined && to !== undefined) pieces.push({ kind: 'link', words: label, to });
    else if (screen !== undefined) pieces.push({ kind: 'screen', words: screen });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'plain', words: text.slice(end) });
  return pieces;
}

/** The words of a text alone. */
export const wordsOf = (text: Text): string =>
  piecesOf(text)
    .map(({ words }) => words)
    .join('');

/** Every text of a topic, as it is read from top to bottom. */
export const textsOf = ({ blocks }: Topic): Text[] =>
  blocks.flatMap((block): Text[] => {
    if (typeof block === 'string') return [block];
    if ('steps' in block) return [...block.steps];
    if ('list' in block) return [...block.list];
    if ('note' in block) return [block.note];
    if ('rows' in block) return block.rows.flat();
    return [];
  });
