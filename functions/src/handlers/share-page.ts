import { NOT_KEPT, SHARED_PAGE_CACHING } from '@talelantern/domain/sharing/share-address';
import { securityHeaders } from '@talelantern/domain/web/security-headers';
import type { Request, Response } from 'firebase-functions/https';
import type { FindAppShell } from '../operations/ports/app-shell.ts';
import { describeCause } from '../operations/ports/log.ts';
import { appTags, NO_APP } from '../pages/app-shell.ts';
import type { Html } from '../pages/markup.ts';
import { busyPageHtml, gonePageHtml, sharedPageHtml, type PagePlaces } from '../pages/shared-page.ts';
import { shareAt } from './share-at.ts';
import { handleShareCover, isCover, type ShareCoverTools } from './share-cover.ts';

export interface SharePageTools extends ShareCoverTools {
  findAppShell: FindAppShell;
  pagePlaces: PagePlaces;
  now: () => number;
}

interface Page {
  status: 200 | 404 | 503;
  html: string;
}

/**
 * Answers the page of a share, complete without any script, for people and for the previews of their messengers, and
 * the cover that it begins with.
 */
export async function handleSharePage(tools: SharePageTools, request: Request, response: Response): Promise<void> {
  const begunAt = tools.now();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).setHeader('Allow', 'GET, HEAD').setHeader('Cache-Control', NOT_KEPT).end();
    return;
  }
  if (isCover(request)) return handleShareCover(tools, request, response);
  const shell = await tools.findAppShell();
  const tags = shell ? appTags(shell.html) : NO_APP;
  const page = await makePage(tools, request.path, tags);
  for (const [name, value] of Object.entries(shell?.headers ?? securityHeaders())) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', page.status === 200 ? SHARED_PAGE_CACHING : NOT_KEPT);
  response.setHeader('X-Robots-Tag', 'noindex');
  response.status(page.status).send(page.html);
  tools.log('info', 'sharePage', { status: page.status, durationMs: tools.now() - begunAt });
}

async function makePage(tools: SharePageTools, path: string, tags: Html): Promise<Page> {
  try {
    const share = await shareAt(tools.findShownShare, path);
    return share
      ? { status: 200, html: sharedPageHtml(share, tools.pagePlaces, tags) }
      : { status: 404, html: gonePageHtml(tags) };
  } catch (error) {
    tools.log('error', 'sharePage', describeCause(error));
    return { status: 503, html: busyPageHtml() };
  }
}
