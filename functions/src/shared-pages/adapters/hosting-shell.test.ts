import { expect, it } from 'vitest';
import { createHostingShell } from './hosting-shell.ts';

const MINUTE_MS = 60_000;

/** Hosting that returns each of `responses` once; null fails. */
function createShell(...responses: (string | null)[]) {
  let now = 0;
  const warnings: string[] = [];
  const findShell = createHostingShell({
    appOrigin: 'https://tale.test',
    fetch: () => {
      const html = responses.shift();
      return Promise.resolve(new Response(html, { status: typeof html === 'string' ? 200 : 503 }));
    },
    clock: { now: () => now },
    log: (_level, event) => warnings.push(event),
  });
  const htmlAfter = async (ms: number) => {
    now += ms;
    return (await findShell())?.html;
  };
  return { htmlAfter, warnings };
}

it('the shell is read again after a minute', async () => {
  const { htmlAfter } = createShell('first', 'second');
  expect([await htmlAfter(0), await htmlAfter(MINUTE_MS - 1), await htmlAfter(1)]).toEqual([
    'first',
    'first',
    'second',
  ]);
});

it('the last shell remains while Hosting fails, which is retried and logged', async () => {
  const { htmlAfter, warnings } = createShell('first', null, 'second');
  expect([await htmlAfter(0), await htmlAfter(MINUTE_MS), await htmlAfter(5000)]).toEqual(['first', 'first', 'second']);
  expect(warnings).toEqual(['app_shell_missing']);
});

it('there is no shell if Hosting has never responded', async () => {
  expect(await createShell(null).htmlAfter(0)).toBeUndefined();
});
