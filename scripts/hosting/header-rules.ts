import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { SHARED_PAGE_CACHING, SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import { securityHeaders } from '@talelantern/domain/web/security-headers';
import { inlineScript, scriptHash } from '../landing/inline-script.ts';

const FILE = join(import.meta.dirname, '../../firebase.json');

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

const rule = (source: string, headers: Readonly<Record<string, string>>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});
const cached = (source: string, value: string): HeaderRule => rule(source, { 'Cache-Control': value });

/** The headers of Hosting: security for everything, and how long what may be kept. */
async function headerRules(): Promise<HeaderRule[]> {
  const hash = scriptHash(await inlineScript());
  return [
    rule('**', securityHeaders({ 'script-src': [hash] })),
    cached('**/!(*.*)', 'no-cache'),
    // Hosting's rules win over what a function says of its own page.
    ...Object.values(SHARED_PAGE_PATHS).map((path) => cached(`${path}*`, SHARED_PAGE_CACHING)),
    cached('/', 'no-cache'),
    cached('/*.html', 'no-cache'),
    cached('/assets/**', 'public, max-age=31536000, immutable'),
    cached('/version.json', 'no-store'),
  ];
}

/** What firebase.json says, and what it should: its `hosting.headers` come from here, the rest stays. */
export async function hostingFile(): Promise<{ file: string; is: string; shouldBe: string }> {
  const is = readFileSync(FILE, 'utf8');
  const config = JSON.parse(is) as { hosting: { headers: HeaderRule[] } };
  config.hosting.headers = await headerRules();
  const style = await resolveConfig(FILE);
  return { file: FILE, is, shouldBe: await format(JSON.stringify(config), { ...style, filepath: FILE }) };
}
