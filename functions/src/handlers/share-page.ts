import { SHARED_PAGE_CACHING, SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import { SHARED_CONTENT_TYPES, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import { securityHeaders } from '@talelantern/domain/web/security-headers';
import type { Request, Response } from 'firebase-functions/https';
import type { FindAppShell } from '../operations/ports/app-shell.ts';
import { describeCause, type Log } from '../operations/ports/log.ts';
import type { FindShownShare, ShownShare } from '../operations/sharing/find-shown-share.ts';
import { appTags, NO_APP } from '../pages/app-shell.ts';
import { busyPageHtml, gonePageHtml, sharedPageHtml, type PagePlaces } from '../pages/shared-page.ts';

export interface SharePageTools {
  findShownShare: FindShownShare;
  findAppShell: FindAppShell;
  pagePlaces: PagePlaces;
  now: () => number;
  log: Log;
}

interface Page {
  status: 200 | 404 | 503;
  html: string;
}

/** Answers the page of a share, complete without any script, for people and for the previews of their messengers. */
export async function handleSharePage(tools: SharePageTools, request: Request, response: Response): Promise<void> {
  const begunAt = tools.now();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).setHeader('Allow', 'GET, HEAD').end();
    return;
  }
  const shell = await tools.findAppShell();
  const tags = shell ? appTags(shell.html) : NO_APP;
  const page = await findShare(tools, request.path).then(
    (share): Page =>
      share
        ? { status: 200, html: sharedPageHtml(share, tools.pagePlaces, tags) }
        : { status: 404, html: gonePageHtml(tags) },
    (error: unknown): Page => {
      tools.log('error', 'sharePage', describeCause(error));
      return { status: 503, html: busyPageHtml() };
    },
  );
  for (const [name, value] of Object.entries(shell?.headers ?? securityHeaders())) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', page.status === 503 ? 'no-store' : SHARED_PAGE_CACHING);
  response.setHeader('X-Robots-Tag', 'noindex');
  response.status(page.status).send(page.html);
  tools.log('info', 'sharePage', { status: page.status, durationMs: tools.now() - begunAt });
}

/** What the address leads to, e.g. '/stories/shared/s_…'. */
async function findShare({ findShownShare }: SharePageTools, path: string): Promise<ShownShare | null> {
  const contentType = SHARED_CONTENT_TYPES.find((kind) => path.startsWith(SHARED_PAGE_PATHS[kind]));
  return contentType ? findShownShare(contentType, idIn(path, contentType)) : null;
}

const idIn = (path: string, contentType: SharedContentType): string =>
  path.slice(SHARED_PAGE_PATHS[contentType].length).replace(/\/$/, '');
