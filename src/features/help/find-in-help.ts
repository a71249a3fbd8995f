import { fold } from '@talelantern/domain/text/fold';
import MiniSearch from 'minisearch';
import { HELP_PATHS, type HelpPath } from '../../config/article-paths.ts';
import { ARTICLE_TITLES } from './article-titles.ts';
import { textsOf, wordsOf } from './article.ts';
import { loadArticle } from './load-article.ts';

/** A part of a found text; `isFound` where it is one of the words that were looked for. */
export interface ExcerptPart {
  words: string;
  isFound: boolean;
}

/** A heading of the help pages that fits a question. */
export interface FoundPlace {
  /** Its address, with the heading. */
  to: string;
  title: string;
  /** Title of the page it stands on. */
  page: string;
  excerpt: ExcerptPart[];
}

export type FindInHelp = (question: string) => FoundPlace[];

interface Entry {
  id: string;
  title: string;
  page: string;
  texts: string[];
  text: string;
  asked: string;
}

const MOST_FOUND = 8;
/** In letters: below that, a slip of the finger makes another word. */
const LONG_WORD = 4;
const EXCERPT_CHARACTERS = 150;
const WORDS = /[\p{L}\p{N}]+/gu;

async function entriesOf(path: HelpPath): Promise<Entry[]> {
  const { topics } = await loadArticle(path);
  return topics.map((topic) => {
    const texts = textsOf(topic).map(wordsOf);
    return {
      id: `${path}#${topic.id}`,
      title: topic.title,
      page: ARTICLE_TITLES[path],
      texts,
      text: texts.join(' '),
      asked: topic.asked?.join(' ') ?? '',
    };
  });
}

/**
 * Loads all help pages and answers what finds headings in them, best first. MiniSearch ranks, finishes begun words and
 * forgives slips, which a search of our own would not.
 */
export async function loadFindInHelp(): Promise<FindInHelp> {
  const entries = (await Promise.all(HELP_PATHS.map(entriesOf))).flat();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const search = new MiniSearch<Entry>({
    fields: ['title', 'text', 'page', 'asked'],
    tokenize: (text) => text.match(WORDS) ?? [],
    processTerm: (term) => (term.length < 2 ? null : fold(term)),
    searchOptions: {
      boost: { title: 4, asked: 3 },
      prefix: true,
      fuzzy: (term) => (term.length > LONG_WORD ? 0.2 : false),
    },
  });
  search.addAll(entries);

  return (question) => {
    const all = search.search(question, { combineWith: 'AND' });
    const found = all.length > 0 ? all : search.search(question);
    return found.slice(0, MOST_FOUND).flatMap(({ id, terms }) => {
      const entry = byId.get(String(id));
      if (!entry) return [];
      const { title, page, texts } = entry;
      return [{ to: entry.id, title, page, excerpt: excerptOf(texts, new Set(terms)) }];
    });
  };
}

/** The text in which most was found, from shortly before the first find on. */
function excerptOf(texts: readonly string[], terms: ReadonlySet<string>): ExcerptPart[] {
  const findsIn = (text: string) => [...text.matchAll(WORDS)].filter(([word]) => terms.has(fold(word)));
  const best = texts.toSorted((one, other) => findsIn(other).length - findsIn(one).length)[0] ?? '';
  const first = findsIn(best)[0]?.index ?? 0;
  const start = first < EXCERPT_CHARACTERS / 2 ? 0 : best.lastIndexOf(' ', first - EXCERPT_CHARACTERS / 4) + 1;
  const cut = best.slice(start, start + EXCERPT_CHARACTERS);
  const shown = cut.length < best.length - start ? `${cut.slice(0, cut.lastIndexOf(' '))}…` : cut;
  return partsOf(start > 0 ? `…${shown}` : shown, terms);
}

function partsOf(text: string, terms: ReadonlySet<string>): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!terms.has(fold(word))) continue;
    if (index > end) parts.push({ words: text.slice(end, index), isFound: false });
    parts.push({ words: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end), isFound: false });
  return parts;
}
