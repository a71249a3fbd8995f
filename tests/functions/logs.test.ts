import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FrameworkProcess } from '../support/framework-process.ts';
import { startStandIn, type StandIn } from '../support/stand-in.ts';
import { httpsFunctions, startEveryFunction, useEveryFunction } from './support/every-function.ts';
import { newRequestId, post, type Answer } from './support/function-under-test.ts';
import { createHousehold, goToCheckout, PAYMENT_FUNCTIONS, validBody, type Household } from './support/household.ts';
import { startLyingVendor, type Lie, type LyingVendor } from './support/lying-vendor.ts';

/** Words that occur nowhere but in what this family writes. */
const WORDS = {
  name: 'Quillonbeth',
  place: 'Vermissary Cove',
  passage: 'Quillonbeth hid the thrumbling key below the old pier and told nobody.',
  penName: 'Ostrobrand',
};
const MARKS = ['Quillonbeth', 'Vermissary', 'thrumbling', 'Ostrobrand'];

/** What the framework says before it serves. */
const STARTING = /^(?:Serving function\.\.\.|Function: |Signature type: |URL: )/;

const linesOf = (logs: string): string[] => logs.split('\n').filter((line) => line !== '' && !STARTING.test(line));

/** Everything that must not be told to anybody. */
function secretsOf({ family }: Household): string[] {
  const { OPENAI_API_KEY, USER_HASH_SECRET } = inject('cloud').functionsEnvironment.secrets;
  return [...MARKS, family.token, family.token.split('.')[1] ?? family.token, OPENAI_API_KEY, USER_HASH_SECRET];
}

/**
 * Nothing that a family wrote, no token and no key in any line, and each line JSON that names its request. A line may
 * come after the answer that it is about.
 */
async function expectDiscreet(logs: () => string, household: Household, requestIds: readonly string[]): Promise<void> {
  for (const requestId of requestIds) await expect.poll(logs).toContain(`"requestId":"${requestId}"`);
  for (const line of linesOf(logs())) {
    for (const secret of secretsOf(household)) expect(line).not.toContain(secret);
    expect(JSON.parse(line)).toMatchObject({ severity: expect.any(String), requestId: expect.any(String) });
  }
}

const names = await httpsFunctions();

describe('the log', () => {
  const functions = useEveryFunction();

  it('of every function that does its work tells nothing of the family', async () => {
    const household = await createHousehold(WORDS);
    const payer = await createHousehold(WORDS);
    await goToCheckout(functions, payer);
    const requestIds: string[] = [];
    for (const name of names) {
      const requestId = newRequestId();
      requestIds.push(requestId);
      const caller = PAYMENT_FUNCTIONS.includes(name) ? payer : household;
      const body = { ...validBody(name, caller), requestId };
      expect(await functions.call(name, caller.family, body), name).toMatchObject({ status: 200 });
    }
    for (const caller of [household, payer]) await expectDiscreet(functions.logs, caller, requestIds);
  });

  it('of every function that refuses its caller or the request tells nothing of them', async () => {
    const household = await createHousehold(WORDS);
    const { family } = household;
    const requestIds: string[] = [];
    for (const name of names) {
      const requestId = newRequestId();
      requestIds.push(requestId);
      const body = { ...validBody(name, household), requestId };
      await functions.call(name, { token: `${family.token}x` }, body);
      await functions.call(name, family, `${JSON.stringify(body)}}`);
      await functions.call(name, family, { ...body, userId: WORDS.name });
      await functions.call(name, family, { ...body, [WORDS.name]: WORDS.passage, requestId: WORDS.passage });
    }
    await expectDiscreet(functions.logs, household, requestIds);
  });
});

describe('a vendor that quotes the family in its failures', () => {
  let vendor: LyingVendor;
  let standIn: StandIn;
  let running: FrameworkProcess;
  let household: Household;
  beforeAll(async () => {
    vendor = await startLyingVendor();
    standIn = await startStandIn();
    const { baseUrl } = vendor;
    running = await startEveryFunction(standIn, {
      settings: {
        TEXT_BASE_URL: baseUrl,
        IMAGE_BASE_URL: baseUrl,
        SPEECH_BASE_URL: baseUrl,
        MODERATION_BASE_URL: baseUrl,
      },
    });
    household = await createHousehold(WORDS);
  });
  afterAll(async () => {
    await running.stop();
    await standIn.close();
    vendor.close();
  });

  const isPaid = (name: string): boolean => name.startsWith('generate');

  function expectNoQuotes({ text }: Answer): void {
    for (const secret of secretsOf(household)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|vendor-1/);
  }

  it.each<[Lie, boolean]>([
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [413, false],
    [429, false],
    [500, false],
    ['nonsense', false],
    ['half a stream', false],
    [500, true],
    ['nonsense', true],
  ])('H11: is quoted neither in an answer nor in the log (%s, moderation too: %s)', async (lie, lacksJudgement) => {
    vendor.lie = lie;
    vendor.lacksJudgement = lacksJudgement;
    const before = running.logs().length;
    const requestIds: string[] = [];
    for (const name of names.filter(isPaid)) {
      const requestId = newRequestId();
      requestIds.push(requestId);
      const answer = await post(running.url + name, household.family, { ...validBody(name, household), requestId });
      expect(answer.status, name).toBeGreaterThanOrEqual(400);
      expect(answer.json, name).toMatchObject({ error: { requestId } });
      expectNoQuotes(answer);
    }
    await expectDiscreet(() => running.logs().slice(before), household, requestIds);
  });
});
