/** `[label](/path)` is a link in the app, `*words*` a label. A Markdown library would outweigh all help pages. */
export type Text = string;

/** All screenshots have this size in pixels, so that nothing moves when one loads. */
export const PICTURE_SIZE = { width: 1200, height: 750 } as const;

export interface ArticlePicture {
  picture: string;
  alt: string;
}

export type Block =
  | Text
  | { steps: readonly Text[] }
  | { list: readonly Text[] }
  | { note: Text }
  | { columns: readonly string[]; rows: readonly (readonly Text[])[] }
  | ArticlePicture;

export interface Topic {
  id: string;
  title: string;
  blocks: readonly Block[];
  asked?: readonly string[];
}

export interface Article {
  lead: Text;
  topics: readonly Topic[];
}

const MARKS = /\[([^\]]+)\]\(([^)]+)\)|\*([^*]+)\*/g;

export type Piece = { kind: 'plain' | 'screen'; text: string } | { kind: 'link'; text: string; to: string };

export function piecesOf(text: Text): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, label, to, screen] = match;
    if (match.index > end) pieces.push({ kind: 'plain', text: text.slice(end, match.index) });
    if (label !== undefined && to !== undefined) pieces.push({ kind: 'link', text: label, to });
    else if (screen !== undefined) pieces.push({ kind: 'screen', text: screen });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'plain', text: text.slice(end) });
  return pieces;
}

export const plainTextOf = (text: Text): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');

export const textsOf = ({ blocks }: Topic): Text[] =>
  blocks.flatMap((block): Text[] => {
    if (typeof block === 'string') return [block];
    if ('steps' in block) return [...block.steps];
    if ('list' in block) return [...block.list];
    if ('note' in block) return [block.note];
    if ('rows' in block) return block.rows.flat();
    return [];
  });
