import { expect, it } from 'vitest';
import { robotsFile, sitemapFile } from './crawlers.ts';

const ORIGIN = 'https://tales.example';

it('robots.txt excludes families’ pages and allows shared ones for previews', () => {
  const lines = robotsFile(ORIGIN).split('\n');
  expect(lines).toContain('Disallow: /stories');
  expect(lines).toContain('Disallow: /create');
  expect(lines).toContain('Disallow: /admin');
  expect(lines).toContain('Allow: /stories/shared/');
  expect(lines).toContain('Allow: /characters/shared/');
  expect(lines).toContain('Sitemap: https://tales.example/sitemap.xml');
});

it('the sitemap lists public pages and no shared ones', () => {
  const urls = [...sitemapFile(ORIGIN).matchAll(/<loc>(.+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toContain('https://tales.example/');
  expect(urls).toContain('https://tales.example/help/faq');
  expect(urls.filter((url) => url?.includes('shared'))).toEqual([]);
});
