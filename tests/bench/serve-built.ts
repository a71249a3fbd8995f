import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { createCertificate } from '../support/certificate.ts';

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
const COMPRESSED_FORMATS = new Set(['.webp', '.png', '.woff2']);

const configSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({
        regex: z.optional(z.string()),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});

/** The headers that Hosting sends with every page. */
const globalHeaders = (): { key: string; value: string }[] =>
  configSchema
    .parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')))
    .hosting.headers.filter(({ regex }) => regex === '.*')
    .flatMap(({ headers }) => headers);

interface ServedFile {
  type: string;
  body: Buffer;
  isCompressible: boolean;
}

function readServedFile(folder: string, pathname: string): ServedFile {
  const requestedFile = join(folder, pathname === '/' ? 'index.html' : pathname);
  const own = extname(requestedFile) === '' ? `${requestedFile}.html` : requestedFile;
  const file = existsSync(own) ? own : join(folder, 'app.html');
  const kind = extname(file);
  const content = readFileSync(file);
  const isPacked = !COMPRESSED_FORMATS.has(kind);
  return {
    type: TYPES[kind] ?? 'application/octet-stream',
    body: isPacked ? gzipSync(content, { level: 9 }) : content,
    isCompressible: isPacked,
  };
}

const portOf = (server: Http2SecureServer): number => (server.address() as AddressInfo).port;

async function listen(server: Http2SecureServer): Promise<Http2SecureServer> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Storage's origin in the cloud, as in our content security policy. */
const STORAGE = 'https://firebasestorage.googleapis.com';

/** A built app served on this machine, with its pictures on a second origin. */
export interface ServedApp {
  appUrl: string;
  storageUrl: string;
  stop: () => void;
}

/**
 * Serves a built app as Hosting does in the cloud: HTTP/2 with TLS, compressed beforehand, with the production headers;
 * the same folder under another host name replaces Storage, to which a browser needs another connection. The emulators
 * speak HTTP/1.1 and compress on each request, which would distort the measurement.
 * @throws Error where there is no openssl
 */
export async function serveBuilt(folder: string): Promise<ServedApp> {
  const fileByPath = new Map<string, ServedFile>();
  const fileAt = (pathname: string): ServedFile => {
    const servedFile = fileByPath.get(pathname) ?? readServedFile(folder, pathname);
    fileByPath.set(pathname, servedFile);
    return servedFile;
  };
  const certificate = createCertificate();
  const storage = await listen(createSecureServer(certificate));
  const storageUrl = `https://127.0.0.1:${portOf(storage)}`;
  const headers = globalHeaders().map(({ key, value }) => ({ key, value: value.replaceAll(STORAGE, storageUrl) }));
  const app = await listen(createSecureServer(certificate));
  for (const server of [storage, app])
    server.on('request', (request, response) => {
      const { type, body, isCompressible: isPacked } = fileAt(new URL(request.url, 'http://own.invalid').pathname);
      for (const { key, value } of headers) response.setHeader(key, value);
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'public, max-age=3600');
      if (isPacked) response.setHeader('Content-Encoding', 'gzip');
      response.end(body);
    });
  const stop = (): void => [storage, app].forEach((server) => server.close());
  return { appUrl: `https://localhost:${portOf(app)}`, storageUrl, stop };
}
