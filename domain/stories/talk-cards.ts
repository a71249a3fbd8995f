import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import { isRecord, readChoice, readList, readText } from '../stored/read-fields.ts';
import { toOneLine } from '../text/lists.ts';

/** A question about the chapter, a wondering without a right answer, and a link to the child's own day. */
export const TALK_KINDS = ['ask', 'wonder', 'day'] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

/** What a grown-up can say to talk about a chapter with a child. */
export interface TalkCard {
  kind: TalkKind;
  text: string;
}

export type StoryTalkCards = Readonly<Partial<Record<number, readonly TalkCard[]>>>;

/** Reads a stored list of cards, cut to their size cap, at most one of each kind. */
export function readTalkCards(value: unknown): TalkCard[] {
  const cards = readList(value).flatMap((entry): TalkCard[] => {
    if (!isRecord(entry)) return [];
    const kind = readChoice(entry['kind'], TALK_KINDS, null);
    const text = cutText(toOneLine(readText(entry['text'])), LIMITS.listEntry);
    return kind === null || text === '' ? [] : [{ kind, text }];
  });
  return TALK_KINDS.flatMap((kind) => cards.find((card) => card.kind === kind) ?? []);
}

export const readStoryTalkCards = (value: unknown): StoryTalkCards =>
  Object.fromEntries(
    Array.from({ length: LIMITS.chapters }, (_, part) => part).flatMap((part) => {
      const cards = readTalkCards(isRecord(value) ? value[part] : null);
      return cards.length === 0 ? [] : [[part, cards]];
    }),
  );
