import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { prerenderedFile, PRERENDERED_PATHS } from '../../src/config/prerendered-pages.ts';
import { builtFolder } from '../support/built-app.ts';

/** HTML, style and script in one file that fits the first round trip. */
const BUDGET_KIB = 14;
const KIB = 1024;

const page = (file: string): string => readFileSync(join(builtFolder(), file), 'utf8');
const PAGES = ['index.html', ...PRERENDERED_PATHS.map(prerenderedFile)];

it.each(PAGES)(`%s is one file of at most ${BUDGET_KIB} KiB of compressed HTML, style and script`, (file) => {
  expect(gzipSync(page(file), { level: 9 }).length / KIB).toBeLessThanOrEqual(BUDGET_KIB);
});

it.each(PAGES)('%s does not load further scripts or styles before it is painted', (file) => {
  const blockingTags = /<script[^>]*\ssrc=|<link[^>]*rel="(?:stylesheet|modulepreload|preload)"/g;
  expect([...page(file).matchAll(blockingTags)]).toEqual([]);
});

// Otherwise a rule such as `.icon-btn` of the page overrides `.bar-menu` of the app, and the menu button is shown
// beside the links.
it.each(PRERENDERED_PATHS.map(prerenderedFile))(
  'the styles of %s come before the script that adds the styles of the app',
  (file) => {
    const html = page(file);
    expect(html.indexOf('</style>')).toBeGreaterThan(0);
    expect(html.indexOf('</style>')).toBeLessThan(html.lastIndexOf('<script>', html.indexOf('</head>')));
  },
);
