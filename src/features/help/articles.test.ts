import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { APP_CHECK_SOURCES, securityHeaders } from '@talelantern/domain/web/security-headers';
import { DAILY_LIMITS } from '@talelantern/domain/plans/daily-limits';
import { describe, expect, it } from 'vitest';
import { ARTICLE_PATHS, WRITE_TO_US, type ArticlePath } from '../../config/article-paths.ts';
import { PATHS } from '../../config/paths.ts';
import { type Article, type ArticlePicture, PICTURE_SIZE, piecesOf, textsOf } from './article.ts';
import { FOOTER_LINKS } from '../navigation/links.ts';
import { CHARACTER_CREATION } from './articles/character-creation.ts';
import { FAQ } from './articles/faq.ts';
import { GETTING_STARTED } from './articles/getting-started.ts';
import { NEVER, privacyPolicy } from './articles/privacy-policy.ts';
import { STORY_WRITING } from './articles/story-writing.ts';
import { termsOfService } from './articles/terms-of-service.ts';

const PICTURES = join(import.meta.dirname, '../../../public/art/help');
const MAX_BYTES = 120_000;

const NO_OPERATOR = { name: '', address: '', email: '', phone: '', legal: '' };
const OPERATOR = {
  name: 'Willow & Daughters',
  address: '1 Lantern Lane, Harbour',
  email: 'help@willow.example',
  phone: '+1 555 0100',
  legal: 'VAT id GB 1',
};
const facts = { operator: NO_OPERATOR, hasAppCheck: true };

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

/** Whether a help page has a heading with this id. Other pages have no anchors. */
const hasTopic = (path: string, id: string): boolean =>
  `${path}#${id}` === WRITE_TO_US ||
  ARTICLE_PATHS.some((known) => known === path && ARTICLES[known].topics.some((topic) => topic.id === id));

/** Width and height from the frame header of a lossy WebP. */
function sizeOfPicture(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

describe.each(ARTICLE_PATHS)('%s', (path) => {
  const article = ARTICLES[path];

  it('help pages link only to pages and headings that exist', () => {
    for (const to of linksOf(article)) {
      const [target = '', id] = to.split('#');
      expect.soft(isRoute(target), to).toBe(true);
      if (id !== undefined) expect.soft(hasTopic(target, id), to).toBe(true);
    }
  });

  it('every heading of a help page has an id', () => {
    const ids = article.topics.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('main');
  });

  it('pictures of help pages exist, are small and have alternative text', () => {
    for (const { picture, alt } of picturesOf(article)) {
      const file = join(PICTURES, `${picture}.webp`);
      expect.soft(existsSync(file), picture).toBe(true);
      expect.soft(statSync(file).size, picture).toBeLessThan(MAX_BYTES);
      expect.soft(sizeOfPicture(file), picture).toEqual(PICTURE_SIZE);
      expect.soft(alt.length, picture).toBeGreaterThan(20);
    }
  });

  it('help pages show no raw markup and no unfilled placeholder', () => {
    const texts = [article.lead, ...article.topics.flatMap(textsOf)].flatMap(piecesOf).map((piece) => piece.text);
    for (const text of texts) expect.soft(text).not.toMatch(/[*[\]]|undefined|NaN|null/);
  });
});

const privacyTextOf = (operator: typeof NO_OPERATOR) =>
  privacyPolicy({ operator, hasAppCheck: false }).topics.flatMap(textsOf).join('\n');

it('legal pages show the configured operator', () => {
  expect(privacyTextOf(OPERATOR)).toContain('Willow & Daughters, 1 Lantern Lane, Harbour · help@willow.example.');
});

it('legal pages say that the operator is missing', () => {
  expect(privacyTextOf(NO_OPERATOR)).toContain('has not entered a name and address yet');
});

it('the legal notice, which every footer links to, has the operator’s further details if there are any', () => {
  const noticeOf = (operator: typeof NO_OPERATOR) =>
    termsOfService({ ...facts, operator })
      .topics.filter(({ id }) => FOOTER_LINKS.some(({ to }) => to === `${PATHS.termsOfService}#${id}`))
      .flatMap(textsOf);
  expect(noticeOf(OPERATOR)).toEqual(expect.arrayContaining(['Phone: +1 555 0100.', 'VAT id GB 1']));
  expect(noticeOf({ ...OPERATOR, legal: '' }).at(-1)).toBe('Phone: +1 555 0100.');
});

it('the terms say how to withdraw, and that the whole price is paid back', () => {
  const terms = ARTICLES[PATHS.termsOfService].topics.flatMap(textsOf).join('\n');
  expect(terms).toMatch(/Within 14 days of buying .*Withdraw from this contract/);
  expect(terms).toContain('get back everything you paid');
  expect(terms).not.toContain('less what you have used');
});

it('the terms say that prices include tax', () => {
  expect(ARTICLES[PATHS.termsOfService].topics.flatMap(textsOf).join('\n')).toContain('include any tax');
});

it('the terms and the FAQ state the daily limits', () => {
  for (const path of [PATHS.termsOfService, PATHS.helpFaq])
    expect(ARTICLES[path].topics.flatMap(textsOf)).toContain(DAILY_LIMITS);
});

it('the privacy policy contains the six statements that privacy ratings look for', () => {
  const SUBJECTS = [
    /not sell/,
    /not give .* for their marketing/,
    /no advertising, neither targeted/,
    /no one else track/,
    /not track .* on other websites or apps/,
    /no profiles .* for commercial purposes/,
  ];
  for (const sentence of NEVER) expect(privacyTextOf(OPERATOR)).toContain(sentence);
  expect(SUBJECTS.map((subject) => NEVER.findIndex((sentence) => subject.test(sentence)))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(NEVER).toHaveLength(6);
});

it('the content security policy allows only hosts of Google, which the privacy policy names', () => {
  const sources = (securityHeaders(APP_CHECK_SOURCES)['Content-Security-Policy'] ?? '').match(/https:\S+/g) ?? [];
  expect(sources.length).toBeGreaterThan(5);
  const GOOGLES =
    /^https:\/\/([\w.*-]+\.)?(googleapis\.com|google\.com|gstatic\.com|googleusercontent\.com|cloudfunctions\.net|firebaseapp\.com|web\.app)(\/|;|$)/;
  for (const source of sources) expect(source).toMatch(GOOGLES);
  expect(privacyTextOf(OPERATOR)).toContain('Google (Firebase)');
});

it('the section of the privacy policy for children has short sentences', () => {
  const topic = ARTICLES[PATHS.privacyPolicy].topics.find(({ id }) => id === 'for-children');
  const sentences = (topic ? textsOf(topic) : []).join(' ').match(/[^.!?]+[.!?]/g) ?? [];
  expect(sentences.length).toBeGreaterThan(8);
  for (const sentence of sentences) expect.soft(sentence.trim().split(/\s+/).length, sentence).toBeLessThan(20);
});

it('the privacy policy mentions reCAPTCHA only if it is enabled', () => {
  expect(privacyTextOf(OPERATOR)).not.toContain('reCAPTCHA');
  const withAppCheck = ARTICLES[PATHS.privacyPolicy].topics.flatMap(textsOf).join('\n');
  expect(withAppCheck).toContain('Google (reCAPTCHA)');
  expect(withAppCheck).toContain('reCAPTCHA may set its own');
});

it('the privacy policy lists the data from Google and Apple, all data about the device, and who can open a picture’s URL', () => {
  for (const named of [
    /your name, email address and the address of your picture/,
    /color depth/,
    /has it open, or goes back to it/,
  ])
    expect(privacyTextOf(OPERATOR)).toMatch(named);
  expect(privacyTextOf(OPERATOR)).toContain('addresses of pictures and recordings, but each opens for anyone who has');
});

it('the privacy policy mentions what stays in the browser’s cache, children’s faces and the checking of pictures', () => {
  for (const named of [/browser’s cache/, /nickname, face, age range/, /texts and pictures to check/])
    expect(privacyTextOf(OPERATOR)).toMatch(named);
});
