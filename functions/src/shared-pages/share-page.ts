import {
  SHARED_PAGE_PATHS,
  NO_STORE,
  SHARED_COVER,
  SHARED_PREVIEW,
  SHARED_PAGE_CACHING,
} from '@talelantern/domain/sharing/share-url';
import { SHARED_CONTENT_TYPES, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import { type ShownShare, readShareCover, readSharePreview } from '../sharing/operations/shown-shares.ts';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { securityHeaders } from '@talelantern/domain/web/security-headers';
import type { Request, Response } from 'firebase-functions/https';
import { describeCause } from '../core/log.ts';
import { appTags, NO_APP, type FindAppShell } from './pages/app-shell.ts';
import { busyPageHtml, gonePageHtml, sharedPageHtml } from './pages/shared-page.ts';
import type { composeSharedPages } from './compose.ts';

/**
 * The share at a path, e.g. '/stories/shared/s_…'; null when it is not public. Only misses are counted: the URL may
 * be one that many readers share.
 * @throws AppError `rate_limited` after too many misses
 */
async function shareAt(
  { findShownShare, countMiss }: SharePageDeps,
  { request, response }: Exchange,
  path: string,
): Promise<ShownShare | null> {
  const contentType = SHARED_CONTENT_TYPES.find((kind) => path.startsWith(SHARED_PAGE_PATHS[kind]));
  const share = contentType ? await findShownShare(contentType, idIn(path, contentType)) : null;
  if (!share) await countMiss(request, response);
  return share;
}

const idIn = (path: string, contentType: SharedContentType): string =>
  path.slice(SHARED_PAGE_PATHS[contentType].length).replace(/\/$/, '');

type SharePageDeps = ReturnType<typeof composeSharedPages>;

interface Exchange {
  request: Request;
  response: Response;
}

/** The pictures at URLs below a shared page's, by their last part. */
const PICTURES = {
  [SHARED_COVER]: { type: 'image/webp', read: readShareCover },
  [SHARED_PREVIEW]: { type: 'image/jpeg', read: readSharePreview },
} as const;

const pictureAt = ({ path }: Request) =>
  ([SHARED_COVER, SHARED_PREVIEW] as const).find((end) => path.endsWith(end)) ?? null;

/** Sends a picture of a shared page; 404 when the share is not public, whatever the reason. */
async function serveSharePicture(deps: SharePageDeps, exchange: Exchange, end: keyof typeof PICTURES): Promise<void> {
  const { response, request } = exchange;
  for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
  response.setHeader('X-Robots-Tag', 'noindex').setHeader('Cache-Control', NO_STORE);
  const { type, read } = PICTURES[end];
  try {
    const share = await shareAt(deps, exchange, request.path.slice(0, -end.length));
    const picture = share && (await read(deps.pictures, share, deps.findShownShare));
    if (picture) response.setHeader('Cache-Control', SHARED_PAGE_CACHING).type(type).send(picture);
    else response.status(404).end();
  } catch (error) {
    response.status(failWith(deps, exchange, error)).end();
  }
}

/** Returns the status. Logs the cause, but not that a URL has missed too often. */
function failWith({ log }: SharePageDeps, { response }: Exchange, error: unknown): 429 | 503 {
  response.setHeader('Retry-After', 60);
  if (isAppError(error) && error.code === 'rate_limited') return 429;
  log('error', 'sharePage', describeCause(error));
  return 503;
}

interface Page {
  status: 200 | 404 | 429 | 503;
  html: string;
}

/** Renders a share's page, readable without scripts, for visitors and link previews; also sends its pictures. */
export async function serveSharePage(deps: SharePageDeps, request: Request, response: Response): Promise<void> {
  const startedAt = Date.now();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).setHeader('Allow', 'GET, HEAD').setHeader('Cache-Control', NO_STORE).end();
    return;
  }
  const exchange = { request, response };
  const picture = pictureAt(request);
  if (picture !== null) return serveSharePicture(deps, exchange, picture);
  const shellRead = deps.findAppShell();
  const [shell, page] = await Promise.all([shellRead, makePage(deps, exchange, shellRead)]);
  for (const [name, value] of Object.entries(shell?.headers ?? securityHeaders())) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', page.status === 200 && shell ? SHARED_PAGE_CACHING : NO_STORE);
  response.setHeader('X-Robots-Tag', 'noindex');
  response.status(page.status).send(page.html);
  deps.log('info', 'sharePage', { status: page.status, durationMs: Date.now() - startedAt });
}

async function makePage(deps: SharePageDeps, exchange: Exchange, shellRead: ReturnType<FindAppShell>): Promise<Page> {
  try {
    const [share, shell] = await Promise.all([shareAt(deps, exchange, exchange.request.path), shellRead]);
    const tags = shell ? appTags(shell.html) : NO_APP;
    return share
      ? { status: 200, html: sharedPageHtml(share, deps.pageUrls, tags) }
      : { status: 404, html: gonePageHtml(tags) };
  } catch (error) {
    return { status: failWith(deps, exchange, error), html: busyPageHtml() };
  }
}
