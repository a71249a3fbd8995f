import { newShareId } from '@talelantern/domain/sharing/share-id';
import type { Request, Response } from 'firebase-functions/https';
import { expect, it, vi } from 'vitest';
import type { AppShell } from './pages/app-shell.ts';
import { serveSharePage } from './share-page.ts';

it('the share is looked up while the app’s HTML is still being read', async () => {
  const shell = Promise.withResolvers<AppShell | null>();
  const findShownShare = vi.fn(async () => null);
  const sent: [number, string][] = [];
  let status = 0;
  const response = {
    setHeader: () => response,
    status(code: number) {
      status = code;
      return response;
    },
    send: (html: string) => void sent.push([status, html]),
  };
  const request = { method: 'GET', path: `/stories/shared/${newShareId('story', 'a'.repeat(32))}` };
  const countMiss = async () => {};
  const deps = { findShownShare, countMiss, findAppShell: () => shell.promise, log: () => undefined };
  const served = serveSharePage(
    deps as unknown as Parameters<typeof serveSharePage>[0],
    request as Request,
    response as unknown as Response,
  );
  expect(findShownShare).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  shell.resolve({ html: '<script src="/assets/app.js"></script>', headers: {} });
  await served;
  expect(sent).toEqual([[404, expect.stringContaining('/assets/app.js')]]);
});
