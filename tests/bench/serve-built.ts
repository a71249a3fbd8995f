import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../../emulators/launcher/folders.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.webp', '.png', '.woff2']);

const configSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

/** Hosting's headers for every page. */
const everyHeader = (): { key: string; value: string }[] =>
  configSchema
    .parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')))
    .hosting.headers.filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers);

interface Answer {
  type: string;
  body: Buffer;
  isPacked: boolean;
}

function readAnswer(folder: string, pathname: string): Answer {
  const wanted = join(folder, pathname === '/' ? 'index.html' : pathname);
  const own = extname(wanted) === '' ? `${wanted}.html` : wanted;
  const file = existsSync(own) ? own : join(folder, 'app.html');
  const kind = extname(file);
  const content = readFileSync(file);
  const isPacked = !PACKED.has(kind);
  return {
    type: TYPES[kind] ?? 'application/octet-stream',
    body: isPacked ? gzipSync(content, { level: 9 }) : content,
    isPacked,
  };
}

/**
 * Serves a built app as Hosting does in the cloud: compressed beforehand, with the production headers. The emulator
 * compresses while it is asked, which a measurement of the page would count.
 */
export async function serveBuilt(folder: string): Promise<{ url: string; server: Server }> {
  const headers = everyHeader();
  const known = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://own.invalid');
    const answer = known.get(pathname) ?? readAnswer(folder, pathname);
    known.set(pathname, answer);
    for (const { key, value } of headers) response.setHeader(key, value);
    response.setHeader('Content-Type', answer.type).setHeader('Cache-Control', 'public, max-age=3600');
    if (answer.isPacked) response.setHeader('Content-Encoding', 'gzip');
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
