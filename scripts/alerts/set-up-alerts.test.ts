import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCallGoogle, setUpAlerts, type CallGoogle } from './set-up-alerts.ts';
import { budgetFor, policiesFor, uptimeChecksOf, type WatchedProduct } from './watched.ts';

const PROJECT = 'projects/my-tales';
const product = {
  projectId: 'my-tales',
  appUrl: 'https://my-tales.firebaseapp.com',
  functionsUrl: 'https://us-central1-my-tales.cloudfunctions.net',
};
const NAMES = [
  'Talelantern: mail to help@tales.example',
  'Talelantern: the app, my-tales.firebaseapp.com',
  'Talelantern: a function, us-central1-my-tales.cloudfunctions.net',
  'Talelantern: a line of severity ALERT',
  'Talelantern: ALERT dispute_won',
  'Talelantern: ALERT model_ends_soon',
  'Talelantern: ALERT payment_disputed',
  'Talelantern: ALERT several_subscriptions',
  'Talelantern: ALERT spend_cap_near',
  'Talelantern: ALERT spend_cap_reached',
  'Talelantern: ALERT strange_subscription',
  'Talelantern: ALERT work_waits',
  'Talelantern: ALERT customer_unknown',
  'Talelantern: ALERT not_configured',
  'Talelantern: ALERT payment_event_lost',
  'Talelantern: ALERT payment_key_refused',
  'Talelantern: ALERT provider_key_refused',
  'Talelantern: ALERT provider_misconfigured',
  'Talelantern: ALERT settings_ignored',
  'Talelantern: ALERT share_not_judged',
  'Talelantern: ALERT provider_rate_limited',
  'Talelantern: a sweep failed',
  'Talelantern: no sweep has run',
  'Talelantern: many answers of 5xx',
  'Talelantern: many answers of 429',
  'Talelantern: many calls of functions',
  'Talelantern: the bucket sends much',
  'Talelantern: Hosting sends much',
  'Talelantern: many documents are read',
  'Talelantern: many documents are written',
  'Talelantern: logs are long',
  'Talelantern: an event waits long',
  'Talelantern: many tasks wait',
  'Talelantern: the app does not answer',
  'Talelantern: a function does not answer',
  'Talelantern: Google Cloud, my-tales',
];

/** A stand-in for the parts of Google's APIs that the script uses; lists have one entry a page. */
function fakeGoogle(hasBilling = true) {
  const storedResources = new Map<string, Record<string, unknown>>();
  const writes: string[] = [];
  const call: CallGoogle = async (method, url, body) => {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.replace(/^\/v[13]\//, '');
    if (path === `${PROJECT}/billingInfo`) return hasBilling ? { billingAccountName: 'billingAccounts/01' } : {};
    if (method === 'GET') {
      const items = [...storedResources].filter(([name]) => name.startsWith(`${path}/`)).map(([, item]) => item);
      const page = Number(searchParams.get('pageToken') ?? 0);
      const rest = page + 1 < items.length ? { nextPageToken: String(page + 1) } : {};
      return { [path.split('/').at(-1) ?? '']: items.slice(page, page + 1), ...rest };
    }
    const name = method === 'POST' ? `${path}/${storedResources.size}` : path;
    if (method === 'PATCH' && !storedResources.has(name)) throw new Error(`no ${name}`);
    writes.push(`${method} ${name}`);
    storedResources.set(name, { ...body, name });
    return storedResources.get(name);
  };
  return { call, storedResources, writes };
}

const lines: string[] = [];
const setUp = (call: CallGoogle | null, monthlyBudget = 100, changed: Partial<WatchedProduct> = {}) =>
  setUpAlerts({
    product: { ...product, ...changed },
    email: 'help@tales.example',
    monthlyBudget,
    call,
    print: (line) => lines.push(line),
  });

describe('npm run alerts', () => {
  it('the channel, the uptime checks, the policies and the budget are created, and all mail the operator', async () => {
    const { call, storedResources } = fakeGoogle();
    await setUp(call);
    const resources = [...storedResources.values()];
    expect(resources.map(({ displayName }) => displayName)).toEqual(NAMES);
    const channel = `${PROJECT}/notificationChannels/0`;
    expect(storedResources.get(channel)).toMatchObject({
      type: 'email',
      labels: { email_address: 'help@tales.example' },
    });
    for (const { notificationChannels } of resources.slice(3, -1)) expect(notificationChannels).toEqual([channel]);
    expect(resources.at(-1)).toMatchObject({
      name: `billingAccounts/01/budgets/${NAMES.length - 1}`,
      amount: { specifiedAmount: { units: '100' } },
      notificationsRule: { monitoringNotificationChannels: [channel] },
    });
    expect(JSON.stringify(resources[NAMES.indexOf('Talelantern: the app does not answer')])).toContain(
      `check_id=\\"1\\"`,
    );
  });

  it('a second run changes what the first one created, and creates nothing', async () => {
    const { call, storedResources, writes } = fakeGoogle();
    await setUp(call);
    const first = writes.splice(0);
    await setUp(call, 250);
    expect(writes).toEqual(first.map((line) => line.replace('POST', 'PATCH')));
    expect(storedResources.size).toBe(NAMES.length);
    expect([...storedResources.values()].at(-1)).toMatchObject({ amount: { specifiedAmount: { units: '250' } } });
  });

  it('a new URL gets a new uptime check, because the host of a check cannot change, and the policy watches the new one', async () => {
    const { call, storedResources, writes } = fakeGoogle();
    await setUp(call);
    writes.length = 0;
    await setUp(call, 100, { appUrl: 'https://tales.example' });
    const created = `${PROJECT}/uptimeCheckConfigs/${NAMES.length}`;
    expect(writes.filter((line) => line.startsWith('POST'))).toEqual([`POST ${created}`]);
    expect(storedResources.get(created)).toMatchObject({ monitoredResource: { labels: { host: 'tales.example' } } });
    const policies = [...storedResources.values()].filter(
      ({ displayName }) => displayName === 'Talelantern: the app does not answer',
    );
    expect(policies).toHaveLength(1);
    expect(JSON.stringify(policies)).toContain(`check_id=\\"${NAMES.length}\\"`);
  });

  it('a dry run asks Google nothing and prints everything that it would create', async () => {
    lines.length = 0;
    await setUp(null);
    expect(lines.map((line) => /"displayName": "([^"]+)"/.exec(line)?.[1])).toEqual(NAMES);
  });

  it('a project without a billing account is told to upgrade', async () => {
    await expect(setUp(fakeGoogle(false).call)).rejects.toThrow('my-tales has no billing account');
  });

  it('an error from Google is shown with its message', async () => {
    const message = 'Cloud Monitoring API has not been used in project 7 before or it is disabled.';
    const ask = async () => Response.json({ error: { message } }, { status: 403 });
    await expect(setUp(createCallGoogle('a-token', 'my-tales', ask))).rejects.toThrow(message);
  });

  it('the uptime checks ask for URLs that respond without signing in', () => {
    expect(uptimeChecksOf(product)).toMatchObject([
      {
        check: {
          httpCheck: { path: '/version.json' },
          monitoredResource: { labels: { host: 'my-tales.firebaseapp.com' } },
        },
      },
      { check: { httpCheck: { path: '/generateStory', acceptedResponseStatusCodes: [{ statusValue: 405 }] } } },
    ]);
  });

  it('every event that functions log as an alert has a policy, so that none uses up the mail of another', () => {
    const functions = join(import.meta.dirname, '../../functions/src');
    const source = readdirSync(functions, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(functions, file), 'utf8'))
      .join('\n');
    const logged = source.matchAll(/(?:log\('alert', |alertOnce\()'(\w+)'/g);
    const events = new Set([...logged].map(([, event]) => event));
    const policies = policiesFor('channel', []);
    const watched = policies.flatMap(({ displayName }) => /: ALERT (\w+)$/.exec(displayName)?.[1] ?? []);
    expect(new Set(watched)).toEqual(events);
    for (const event of events) expect(JSON.stringify(policies[0])).toContain(`\\"${event}\\"`);
  });

  it.each([
    ['spend_cap_reached', '300s'],
    ['provider_key_refused', '3600s'],
    ['provider_rate_limited', '86400s'],
  ])('lines of %s are mailed once in %s at most', (event, period) => {
    expect(policiesFor('channel', []).find(({ displayName }) => displayName.endsWith(event))).toMatchObject({
      conditions: [{ conditionMatchedLog: { filter: `severity>=ALERT AND jsonPayload.message="${event}"` } }],
      alertStrategy: { notificationRateLimit: { period } },
    });
  });

  it.each([
    ['many answers of 5xx', 'metric.labels.response_code_class="5xx"', '300s', 20],
    ['many answers of 429', 'metric.labels.response_code="429"', '300s', 100],
    ['many calls of functions', 'run.googleapis.com/request_count', '3600s', 50_000],
    ['the bucket sends much', 'storage.googleapis.com/network/sent_bytes_count', '3600s', 20 * 1024 ** 3],
    ['Hosting sends much', 'firebasehosting.googleapis.com/network/sent_bytes_count', '3600s', 10 * 1024 ** 3],
    ['many documents are read', 'firestore.googleapis.com/document/read_ops_count', '3600s', 1_000_000],
    ['many documents are written', 'firestore.googleapis.com/document/write_ops_count', '3600s', 200_000],
    ['logs are long', 'logging.googleapis.com/billing/bytes_ingested', '3600s', 1024 ** 3],
  ])('an alert is mailed when %s: %s in %s are more than %d', (name, metric, alignmentPeriod, thresholdValue) => {
    const found = policiesFor('channel', []).find(({ displayName }) => displayName === `Talelantern: ${name}`);
    expect(found).toMatchObject({
      conditions: [
        {
          conditionThreshold: {
            filter: expect.stringContaining(metric),
            aggregations: [{ alignmentPeriod, perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' }],
            thresholdValue,
          },
        },
      ],
    });
  });

  it.each([
    ['an event waits long', 'subscription/oldest_unacked_message_age', 300],
    ['many tasks wait', 'cloudtasks.googleapis.com/queue/depth', 100],
  ])('an alert is mailed when %s: the most %s in five minutes is more than %d', (name, metric, thresholdValue) => {
    const found = policiesFor('channel', []).find(({ displayName }) => displayName === `Talelantern: ${name}`);
    expect(found).toMatchObject({
      conditions: [
        {
          conditionThreshold: {
            filter: expect.stringContaining(metric),
            aggregations: [
              { alignmentPeriod: '300s', perSeriesAligner: 'ALIGN_MAX', crossSeriesReducer: 'REDUCE_MAX' },
            ],
            thresholdValue,
          },
        },
      ],
    });
  });

  it('the budget mails again while a month costs more and more', () => {
    const { thresholdRules } = budgetFor('my-tales', 'channel', 100);
    expect(thresholdRules).toEqual([
      ...[0.5, 0.9, 1, 1.5, 2, 4].map((thresholdPercent) => ({ thresholdPercent })),
      { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
    ]);
  });

  it('a sweep that was killed or has failed does not count as one that has run', () => {
    const noSweepPolicy = policiesFor('channel', []).find(({ displayName }) =>
      displayName.endsWith('no sweep has run'),
    );
    expect(noSweepPolicy).toMatchObject({
      conditions: [{ conditionAbsent: { filter: expect.stringContaining('metric.labels.response_code_class="2xx"') } }],
    });
  });

  it('the operations page says for every alert what to do', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    const checks = uptimeChecksOf(product).map(({ subject }) => ({ name: 'checks/1', subject }));
    const alerts = policiesFor('channel', checks).map(({ displayName }) => displayName.replace('Talelantern: ', ''));
    for (const alert of alerts) {
      const [, event] = /^ALERT (\w+)$/.exec(alert) ?? [];
      const entry = event === undefined ? `- **${alert}` : `  - \`${event}\``;
      expect(page.toLowerCase()).toContain(entry.toLowerCase());
    }
  });
});
