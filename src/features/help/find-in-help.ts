import { fold } from '@talelantern/domain/text/fold';
import MiniSearch from 'minisearch';
import { HELP_PATHS, type HelpPath } from '../../config/article-paths.ts';
import { ARTICLE_TITLES } from './article-titles.ts';
import { textsOf, plainTextOf } from './article.ts';
import { loadArticle } from './load-article.ts';

export interface ExcerptPart {
  text: string;
  isFound: boolean;
}

export interface FoundSection {
  to: string;
  title: string;
  page: string;
  excerpt: ExcerptPart[];
}

export type FindInHelp = (question: string) => FoundSection[];

interface Entry {
  id: string;
  title: string;
  page: string;
  texts: string[];
  text: string;
  asked: string;
}

const MAX_RESULTS = 8;
/** Words up to this length are matched exactly, because a typo in a short word makes another word. */
const MAX_EXACT_WORD_LENGTH = 4;
const EXCERPT_CHARACTERS = 150;
const WORDS = /[\p{L}\p{N}]+/gu;

async function entriesOf(path: HelpPath): Promise<Entry[]> {
  const { topics } = await loadArticle(path);
  return topics.map((topic) => {
    const texts = textsOf(topic).map(plainTextOf);
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

/** A search in all help pages, best matches first; MiniSearch completes words and tolerates typos. */
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
      fuzzy: (term) => (term.length > MAX_EXACT_WORD_LENGTH ? 0.2 : false),
    },
  });
  search.addAll(entries);

  return (question) => {
    const all = search.search(question, { combineWith: 'AND' });
    const results = all.length > 0 ? all : search.search(question);
    return results.slice(0, MAX_RESULTS).flatMap(({ id, terms }) => {
      const entry = byId.get(String(id));
      if (!entry) return [];
      const { title, page, texts } = entry;
      return [{ to: entry.id, title, page, excerpt: excerptOf(texts, new Set(terms)) }];
    });
  };
}

function excerptOf(texts: readonly string[], terms: ReadonlySet<string>): ExcerptPart[] {
  const findsIn = (text: string) => [...text.matchAll(WORDS)].filter(([word]) => terms.has(fold(word)));
  const best = [...texts].sort((one, other) => findsIn(other).length - findsIn(one).length)[0] ?? '';
  const first = findsIn(best)[0]?.index ?? 0;
  const start = first < EXCERPT_CHARACTERS / 2 ? 0 : best.lastIndexOf(' ', first - EXCERPT_CHARACTERS / 4) + 1;
  const cut = best.slice(start, start + EXCERPT_CHARACTERS);
  const excerpt = cut.length < best.length - start ? `${cut.slice(0, cut.lastIndexOf(' '))}…` : cut;
  return partsOf(start > 0 ? `…${excerpt}` : excerpt, terms);
}

function partsOf(text: string, terms: ReadonlySet<string>): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!terms.has(fold(word))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}
