import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ARTICLE_PATHS, WRITE_TO_US, type ArticlePath } from '../../config/article-paths.ts';
import { PATHS } from '../../config/paths.ts';
import type { Article, ArticlePicture } from './article.ts';
import { piecesOf, textsOf } from './article.ts';
import { CHARACTER_CREATION } from './articles/character-creation.ts';
import { FAQ } from './articles/faq.ts';
import { GETTING_STARTED } from './articles/getting-started.ts';
import { privacyPolicy } from './articles/privacy-policy.ts';
import { STORY_WRITING } from './articles/story-writing.ts';
import { termsOfService } from './articles/terms-of-service.ts';
import { PICTURE_SIZE } from './picture-size.ts';

const PICTURES = join(import.meta.dirname, '../../../public/help');
const MOST_BYTES = 120_000;

const NOBODY = { name: '', address: '', email: '' };
const SOMEBODY = { name: 'Willow & Daughters', address: '1 Lantern Lane, Harbour', email: 'help@willow.example' };
const facts = { operator: NOBODY, hasAppCheck: true };

const ARTICLES: Readonly<Record<ArticlePath, Article>> = {
  [PATHS.helpGettingStarted]: GETTING_STARTED,
  [PATHS.helpCharacterCreation]: CHARACTER_CREATION,
  [PATHS.helpStoryWriting]: STORY_WRITING,
  [PATHS.helpFaq]: FAQ,
  [PATHS.privacyPolicy]: privacyPolicy(facts),
  [PATHS.termsOfService]: termsOfService(facts),
};

const linksOf = ({ lead, topics }: Article): string[] =>
  [lead, ...topics.flatMap(textsOf)].flatMap(piecesOf).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));

const picturesOf = ({ topics }: Article): ArticlePicture[] =>
  topics.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'picture' in block ? [block] : [])),
  );

const isRoute = (path: string): boolean => Object.values(PATHS).some((pattern) => matchPath(pattern, path) !== null);

/** Whether the page has such a heading; other pages than these have none that could be linked to. */
const hasTopic = (path: string, id: string): boolean =>
  `${path}#${id}` === WRITE_TO_US ||
  ARTICLE_PATHS.some((known) => known === path && ARTICLES[known].topics.some((topic) => topic.id === id));

/** Width and height of a lossy WebP, which its frame's header holds. */
function sizeOfPicture(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

describe.each(ARTICLE_PATHS)('%s', (path) => {
  const article = ARTICLES[path];

  it('leads only to pages and headings that exist', () => {
    for (const to of linksOf(article)) {
      const [target = '', id] = to.split('#');
      expect.soft(isRoute(target), to).toBe(true);
      if (id !== undefined) expect.soft(hasTopic(target, id), to).toBe(true);
    }
  });

  it('has headings that can each be led to', () => {
    const ids = article.topics.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('main');
  });

  it('shows pictures that exist, are light and say what they show', () => {
    for (const { picture, alt } of picturesOf(article)) {
      const file = join(PICTURES, `${picture}.webp`);
      expect.soft(existsSync(file), picture).toBe(true);
      expect.soft(statSync(file).size, picture).toBeLessThan(MOST_BYTES);
      expect.soft(sizeOfPicture(file), picture).toEqual(PICTURE_SIZE);
      expect.soft(alt.length, picture).toBeGreaterThan(20);
    }
  });

  it('leaves no mark of its notation and no missing number in what is read', () => {
    const words = [article.lead, ...article.topics.flatMap(textsOf)].flatMap(piecesOf).map((piece) => piece.words);
    for (const text of words) expect.soft(text).not.toMatch(/[*[\]]|undefined|NaN|null/);
  });
});

describe('who answers for this copy', () => {
  const wordsOfPrivacy = (operator: typeof NOBODY) =>
    privacyPolicy({ operator, hasAppCheck: false }).topics.flatMap(textsOf).join('\n');

  it('is named as it was entered', () => {
    expect(wordsOfPrivacy(SOMEBODY)).toContain('Willow & Daughters, 1 Lantern Lane, Harbour · help@willow.example.');
  });

  it('is said to be missing rather than made up', () => {
    expect(wordsOfPrivacy(NOBODY)).toContain('has not entered a name and address yet');
  });

  it('names reCAPTCHA only where it is switched on', () => {
    expect(wordsOfPrivacy(SOMEBODY)).not.toContain('reCAPTCHA');
    expect(ARTICLES[PATHS.privacyPolicy].topics.flatMap(textsOf).join('\n')).toContain('reCAPTCHA');
  });
});
