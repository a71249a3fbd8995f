import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openInbox } from '../testing/inbox.ts';
import { openStandIn } from '../testing/stand-in-under-test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the account is kept across a restart', async () => {
  const first = await openStandIn({ dataFolder: folder });
  const { customer, subscription } = await first.subscriber('pro_monthly');
  await first.control('POST', 'advance', { customer, by: 'period' });
  const before = await first.vendor.subscriptions.retrieve(subscription);
  const { url } = await first.vendor.billingPortal.sessions.create({ customer });
  await first.close();

  const second = await openStandIn({ dataFolder: folder });
  expect(await second.vendor.subscriptions.retrieve(subscription)).toEqual(
    expect.objectContaining({ items: before.items, status: before.status }),
  );
  expect((await second.vendor.prices.list()).data).toHaveLength(4);
  expect((await fetch(second.url + new URL(url).pathname)).status).toBe(200);
  await second.close();
});

it('undelivered events are sent after a restart', async () => {
  const secret = 'whsec_kept';
  const inbox = await openInbox(() => secret);
  const first = await openStandIn({ dataFolder: folder, webhook: { url: inbox.url, secret } });
  inbox.refuse(Number.POSITIVE_INFINITY);
  await first.vendor.customers.create({});
  await first.control('POST', 'deliveries/settled');
  await first.close();
  inbox.refuse(0);

  const second = await openStandIn({ dataFolder: folder, webhook: { url: inbox.url, secret } });
  await expect.poll(() => inbox.events.length).toBe(1);
  await second.close();
  await inbox.close();
});

it('an unreadable account file is moved aside and a new account is started', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  writeFileSync(join(folder, 'account.json'), '{"customers": "many"}');
  const standIn = await openStandIn({ dataFolder: folder });
  expect((await standIn.vendor.prices.list()).data).toHaveLength(4);
  expect(existsSync(join(folder, 'account.json.unreadable'))).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
  await standIn.close();
  warn.mockRestore();
});
