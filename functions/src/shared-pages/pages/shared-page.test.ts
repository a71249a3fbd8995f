import { SCHEMA_SOURCE_TYPE } from '@talelantern/domain/images/generated-mark';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { readShare } from '@talelantern/domain/sharing/share';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appTags } from './app-shell.ts';
import { gonePageHtml, sharedPageHtml } from './shared-page.ts';
import { SHARED_STYLES } from './shared-styles.ts';
import type { ShownShare } from '../../sharing/operations/shown-shares.ts';

const ORIGIN = 'https://talelantern.test';
const STORAGE = 'https://storage.test';
const PAGE_URLS = { appOrigin: ORIGIN, storageUrl: STORAGE };
const STORY_ID = `s_${'a'.repeat(22)}`;
const CHARACTER_ID = `c_${'a'.repeat(22)}`;
const NO_TAGS = appTags('');
const STARTER = appTags('<script type="module" src="/assets/index-1.js"></script>');
/** Characters of a chapter in an epic story. */
const CHAPTER_LENGTH = 5000;
const PLACEHOLDER = 'UklGRkgAAABXRUJQ';

const picture = (name: string): string =>
  `http://elsewhere:1/v0/b/tales/o/shared%2F${STORY_ID}%2F${name}.webp?alt=media&token=t-1`;

const story = (copy: StoredData = {}) => ({
  contentType: 'story',
  copy: {
    contentType: 'story',
    title: 'The Treasure Hunt of Ember and Pip',
    chapters: ['The harbour was asleep.\n\nEmber was not.', 'Pip found a map.'],
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    cast: [
      { name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', imageUrl: picture('ember') },
      { name: 'Pip', type: 'Animal - Wild - Fox', imageUrl: null },
    ],
    places: [{ name: 'Lantern Quay', type: 'Harbour', imageUrl: null }],
    scenes: [
      { id: 'scene_0', imageUrl: picture('quay'), part: 0, position: 0 },
      { id: 'scene_1', imageUrl: picture('map'), part: 1, position: 400 },
    ],
    coverSceneId: 'scene_0',
    ...copy,
  },
  sharing: { isPublic: true, allowComments: true, shareId: STORY_ID, sharedBy: 'Aunt Willow', views: 3, likes: 24 },
  hidden: false,
  withdrawnAt: null,
});

const character = (copy: StoredData = {}) => ({
  ...story(),
  contentType: 'character',
  copy: {
    contentType: 'character',
    name: 'Ember',
    type: 'Mythical Creature - Dragon - Fire Dragon',
    personality: 'Brave and Kind',
    magicalPower: 'Flying',
    role: 'Hero',
    imageUrl: picture('ember'),
    ...copy,
  },
});

function shownShare(id: string, data: StoredData): ShownShare {
  const share = readShare(id, data);
  if (!share?.copy) throw new Error('the share cannot be shown');
  return { ...share, copy: share.copy };
}

const page = (id: string, data: StoredData, tags = NO_TAGS): string =>
  sharedPageHtml(shownShare(id, data), PAGE_URLS, tags);

const tagOf = (html: string, key: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)">`).exec(html)?.[1];

describe('shared story page', () => {
  const html = page(STORY_ID, story());

  it('a shared story’s page has a title, text and picture for link previews, and is not indexed', () => {
    expect(html).toContain('<title>The Treasure Hunt of Ember and Pip · Talelantern</title>');
    for (const site of ['og', 'twitter']) {
      expect(tagOf(html, `${site}:title`)).toBe('The Treasure Hunt of Ember and Pip');
      expect(tagOf(html, `${site}:description`)).toBe('The harbour was asleep. Ember was not.');
      expect(tagOf(html, `${site}:image`)).toBe(`${ORIGIN}/stories/shared/${STORY_ID}/preview.jpg`);
    }
    expect(tagOf(html, 'og:url')).toBe(`${ORIGIN}/stories/shared/${STORY_ID}`);
    expect(tagOf(html, 'robots')).toBe('noindex');
  });

  it('a shared story’s page contains the whole story without scripts, with its pictures in place', () => {
    expect(html.match(/<h2>Chapter \w+<\/h2>/g)).toEqual(['<h2>Chapter one</h2>', '<h2>Chapter two</h2>']);
    for (const paragraph of ['The harbour was asleep.', 'Ember was not.', 'Pip found a map.'])
      expect(html).toContain(`<p dir="ltr">${paragraph}</p>`);
    const [cover, map] = [html.indexOf(`src="/stories/shared/${STORY_ID}/cover.webp"`), html.indexOf('map.thumb.webp')];
    expect(cover).toBeGreaterThan(html.indexOf('<h1'));
    expect(cover).toBeLessThan(html.indexOf('Chapter one'));
    expect(map).toBeGreaterThan(html.indexOf('Pip found a map.'));
    expect(html).not.toContain('<script');
  });

  it('a scene between two paragraphs is shown after the first, one beyond the text after the last, and two of a paragraph in the order of the text', () => {
    const scene = (id: string, position: number) => ({ id, imageUrl: picture(id), part: 0, position });
    const [first, last] = ['The harbour was asleep.', 'Ember was not.'];
    const scenes = [scene('cover', 0), scene('beyond', 400), scene('gap', first.length + 1), scene('start', 1)];
    const shown = page(STORY_ID, story({ scenes, coverSceneId: 'cover' }));
    const order = [`>${first}<`, 'start.thumb.webp', 'gap.thumb.webp', `>${last}<`, 'beyond.thumb.webp'].map((each) =>
      shown.indexOf(each),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('a shared story’s page can be read in browsers that ignore all layers of its styles', () => {
    for (const [drawing] of html.matchAll(/<svg[^>]*>/g)) expect(drawing).toMatch(/ width="\d+" height="\d+"/);
    const unlayered = /@supports not \(height:1dvh\)\{(.*?\})\}/.exec(html)?.[1];
    expect(unlayered).toBe('img{max-width:100%;height:auto}.sp-listening{display:none}');
  });

  it('a shared story’s page opens the first chapter only; the others open on click', () => {
    expect(html.match(/<details class="sp-chapter"[^>]*>/g)).toEqual([
      '<details class="sp-chapter" open>',
      '<details class="sp-chapter" >',
    ]);
  });

  it('a shared story’s page says who shared it, how long it is, and that it was made with AI', () => {
    expect(html).toContain('Shared by Aunt Willow');
    expect(html).toContain('Two chapters · for ages 5-8 · 1 minute aloud');
    expect(html).toContain('made with AI');
    expect(html).toContain(`<link itemprop="digitalSourceType" href="${SCHEMA_SOURCE_TYPE}">`);
  });

  it('a shared story without pictures has a default preview picture', () => {
    const url = tagOf(page(STORY_ID, story({ scenes: [], coverSceneId: null })), 'og:image') ?? '';
    expect(url.startsWith(`${ORIGIN}/art/`)).toBe(true);
    expect(() => readFileSync(join('public', new URL(url).pathname))).not.toThrow();
  });

  it('a shared story’s page shows pictures from Storage only', () => {
    const scenes = [{ id: 's', imageUrl: 'https://evil.test/x.webp', part: 0, position: 0 }];
    expect(page(STORY_ID, story({ scenes, coverSceneId: null }))).not.toContain('evil.test');
  });

  it('a shared story’s page with its styles fits into the first 14 KiB', () => {
    const recorded = readFileSync(join('scripts', 'demo-family', 'prepared-family.json'), 'utf8');
    const recordedText = [...new Set(recorded.match(/(?<=")[^"\\]* [^"\\]*(?=")/g))].join(' ');
    const chapters = [0, 1, 2, 3].map((part) => recordedText.slice(part * CHAPTER_LENGTH, (part + 1) * CHAPTER_LENGTH));
    const coverPlaceholder = `UklGR${randomBytes(LIMITS.coverPlaceholder).toString('base64')}`.slice(
      0,
      LIMITS.coverPlaceholder,
    );
    const long = page(STORY_ID, { ...story({ chapters }), coverPlaceholder }, STARTER);
    expect(long).toContain(coverPlaceholder);
    expect(long.length).toBeGreaterThan(4 * CHAPTER_LENGTH);
    expect(gzipSync(long, { level: 9 }).length).toBeLessThan(14 * 1024);
  });
});

describe('first paint', () => {
  const pages = {
    story: page(STORY_ID, story(), STARTER),
    character: page(CHARACTER_ID, character(), STARTER),
    'closed link': gonePageHtml(STARTER),
  };

  it.each(Object.entries(pages))('the first paint of a %s page does not wait for another file', (_kind, html) => {
    expect([...html.matchAll(/<link rel="([^"]+)"/g)].map(([, kind]) => kind)).toEqual(['icon']);
    expect(html.match(/<script[^>]*>/g)).toEqual([expect.stringContaining('<script defer ')]);
    expect(html).not.toContain('@import');
  });

  it.each(Object.entries(pages))('the first paint of a %s page uses system fonts', (_kind, html) => {
    const ours = new Set<string>();
    for (const [, name = '', source = ''] of html.matchAll(/@font-face{font-family:'([^']+)';src:(\w+)/g))
      if (source === 'url') ours.add(name);
    expect(ours.size).toBeGreaterThan(0);
    const [, early = ''] = /@media\(scripting:enabled\){html\.early{([^}]*)}}/.exec(html) ?? [];
    expect([...early.matchAll(/(--font-\w+):/g)].map(([, name]) => name)).toEqual([
      '--font-display',
      '--font-ui',
      '--font-read',
    ]);
    for (const name of ours) expect(early).not.toContain(name);
    expect(html).toMatch(/^<!doctype html><html lang="en" class="early">/);
  });

  it('a shared page requests only the cover eagerly, from its own origin', () => {
    for (const [id, html] of [
      [`stories/shared/${STORY_ID}`, pages.story],
      [`characters/shared/${CHARACTER_ID}`, pages.character],
    ] as const) {
      const eagerImages = (html.match(/<img[^>]*>/g) ?? []).filter((image) => !image.includes('loading="lazy"'));
      expect(eagerImages).toEqual([expect.stringContaining(`<img src="/${id}/cover.webp"`)]);
      expect(eagerImages[0]).toContain('fetchpriority="high"');
    }
  });

  it.each([
    ['story', page(STORY_ID, { ...story(), coverPlaceholder: PLACEHOLDER })],
    ['character', page(CHARACTER_ID, { ...character(), coverPlaceholder: PLACEHOLDER })],
  ])('the cover of a shared %s has its placeholder behind it in the page itself', (_kind, html) => {
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images.filter((image) => image.includes('style='))).toEqual([
      expect.stringMatching(
        new RegExp(`src="[^"]+/cover.webp".* style="background:url\\(data:image/webp;base64,${PLACEHOLDER}\\)`),
      ),
    ]);
  });

  it.each(Object.entries(pages))('a %s page without a placeholder has no inline style', (_kind, html) => {
    expect(html).not.toContain('style="');
  });

  it('a page that starts the app without a script uses web fonts immediately', () => {
    expect(page(STORY_ID, story())).not.toContain('class="early"');
  });
});

describe('shared character page', () => {
  const html = page(CHARACTER_ID, character());

  it('a shared character’s page shows the portrait and the description', () => {
    expect(tagOf(html, 'og:title')).toBe('Ember');
    expect(tagOf(html, 'og:description')).toBe('Ember · Fire Dragon · Brave and Kind · Flying · Hero');
    expect(tagOf(html, 'og:image')).toBe(`${ORIGIN}/characters/shared/${CHARACTER_ID}/preview.jpg`);
    expect([tagOf(html, 'og:image:width'), tagOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    for (const fact of ['Fire Dragon', 'Brave and Kind', 'Flying', 'Hero'])
      expect(html).toContain(`<dd dir="auto">${fact}</dd>`);
  });

  it('a shared character’s page omits empty fields', () => {
    const plainPage = page(
      CHARACTER_ID,
      character({ magicalPower: null, role: null, personality: '', imageUrl: null }),
    );
    expect(plainPage).not.toContain('<dd dir="auto"></dd>');
    expect(plainPage).not.toContain('Personality');
    expect(tagOf(plainPage, 'og:description')).toBe('Ember · Fire Dragon');
    expect(tagOf(plainPage, 'og:image')).toContain(`${ORIGIN}/art/`);
  });
});

describe('user text', () => {
  const hostileText = (field: string): string =>
    `${field}</title><script>alert(1)</script><img src=x onerror="alert('1')">`;
  const pages = {
    story: page(
      STORY_ID,
      story({
        title: hostileText('title'),
        chapters: [hostileText('chapter')],
        theme: hostileText('theme'),
        cast: [{ name: hostileText('name'), type: hostileText('type'), imageUrl: null }],
        places: [{ name: hostileText('place'), type: hostileText('kind'), imageUrl: null }],
      }),
    ),
    character: page(
      CHARACTER_ID,
      character({
        name: hostileText('name'),
        type: hostileText('type'),
        personality: hostileText('personality'),
        magicalPower: hostileText('power'),
        role: hostileText('role'),
      }),
    ),
  };

  it.each(Object.entries(pages))('HTML in any field is escaped on the page of a %s', (_kind, html) => {
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toMatch(/"[^"<>]*onerror="/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('HTML in the pen name is escaped', () => {
    const data = story();
    const html = page(STORY_ID, { ...data, sharing: { ...data.sharing, sharedBy: hostileText('pen') } });
    expect(html).toContain('Shared by pen&lt;/title&gt;&lt;script&gt;');
  });
});

it('a page has no app tags when the app shell has none', () => {
  expect(page(STORY_ID, story(), appTags('<p>Hosting is unavailable</p>'))).not.toContain('<script');
});

const SHELL = `<head><script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/start-2.js"><link rel="stylesheet" crossorigin href="/assets/i-3.css">
    <link rel="preload" href="/fonts/x.woff2" as="font"><script>inline()</script>
    <script type="module" src="https://evil.test/x.js"></script><script src="//evil.test/y.js"></script></head>`;

it('a page starts the app with the tags of the deployed app shell, from its own origin only', () => {
  const html = page(STORY_ID, story(), appTags(SHELL));
  expect(/<script [^>]*>/.exec(html)?.[0]).toBe(
    '<script defer src="/shared-start.js" data-scripts="/assets/index-1.js" data-preloads="/assets/start-2.js" data-styles="/assets/i-3.css">',
  );
  expect(html).not.toContain('evil.test');
  expect(html).not.toContain('inline()');
});

it('the page for unknown share links starts the app too', () => {
  expect(gonePageHtml(appTags(SHELL))).toContain('/assets/index-1.js');
});

it('the shared pages use the app’s colors and sizes', () => {
  const tokens = ['src/styles/tokens.css', 'src/styles/base.css'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const withoutSpaces = (css: string): string => css.replace(/\s+/g, '').replace(/(?<![\d.])0\./g, '.');
  const values = new Map(
    [...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, withoutSpaces(value)]),
  );
  const styles = SHARED_STYLES.text.replace(/html\.early{[^}]*}/, '');
  for (const [, name = '', value = ''] of styles.matchAll(/(--[\w-]+):([^;}]+)/g))
    expect(withoutSpaces(value), name).toBe(values.get(name));
});
