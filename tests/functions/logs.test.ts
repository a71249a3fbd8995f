import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FrameworkProcess } from '../support/framework-process.ts';
import { openStandIn, type StandIn } from '../support/stand-in.ts';
import { httpsFunctions } from './support/endpoints.ts';
import { startFunctions, setUpFunctions } from './support/function-under-test.ts';
import { newRequestId, post, type FunctionResponse } from './support/function-under-test.ts';
import { createHousehold, goToCheckout, PAYMENT_FUNCTIONS, validBody, type Household } from './support/household.ts';
import { startQuotingVendor, type VendorFailure, type QuotingVendor } from './support/quoting-vendor.ts';

/** Words that only this family has written. */
const WORDS = {
  name: 'Quillonbeth',
  location: 'Vermissary Cove',
  passage: 'Quillonbeth hid the thrumbling key below the old pier and told nobody.',
  penName: 'Ostrobrand',
};
const MARKS = ['Quillonbeth', 'Vermissary', 'thrumbling', 'Ostrobrand'];

/** Lines that the framework logs before it serves. */
const STARTING = /^(?:Serving function\.\.\.|Function: |Signature type: |URL: )/;

const linesOf = (logs: string): string[] => logs.split('\n').filter((line) => line !== '' && !STARTING.test(line));

/** What is logged from now on: the shared process has written thousands of lines for other files. */
function logFromNow(logs: () => string): () => string {
  const start = logs().lastIndexOf('\n') + 1;
  return () => logs().slice(start);
}

/** Everything that must not be logged. */
function secretsOf({ family }: Household): string[] {
  const { OPENAI_API_KEY, USER_HASH_SECRET } = inject('cloud').functionsEnvironment.secrets;
  return [...MARKS, family.token, family.token.split('.')[1] ?? family.token, OPENAI_API_KEY, USER_HASH_SECRET];
}

/**
 * Asserts that no line contains family text, a token or a key, that each line is JSON, and that each request is named;
 * returns the lines. A line may follow its response.
 */
async function expectNoFamilyData(
  logs: () => string,
  household: Household,
  requestIds: readonly string[],
): Promise<{ message?: unknown }[]> {
  for (const requestId of requestIds) await expect.poll(logs).toContain(`"requestId":"${requestId}"`);
  return linesOf(logs()).map((line) => {
    for (const secret of secretsOf(household)) expect(line).not.toContain(secret);
    const entry = JSON.parse(line);
    expect(entry).toMatchObject({ severity: expect.any(String) });
    return entry;
  });
}

const names = await httpsFunctions();

describe('log of functions', () => {
  const functions = setUpFunctions();

  it('the log does not contain family data when a function succeeds', async () => {
    const household = await createHousehold(WORDS);
    const payer = await createHousehold(WORDS);
    const logs = logFromNow(functions.logs);
    await goToCheckout(functions, payer);
    const requestIds: string[] = [];
    for (const name of names) {
      const requestId = newRequestId();
      requestIds.push(requestId);
      const caller = PAYMENT_FUNCTIONS.includes(name) ? payer : household;
      const body = { ...validBody(name, caller), requestId };
      expect(await functions.call(name, caller.family, body), name).toMatchObject({ status: 200 });
    }
    for (const caller of [household, payer]) await expectNoFamilyData(logs, caller, requestIds);
  });

  it('the log does not contain family data when a function refuses', async () => {
    const household = await createHousehold(WORDS);
    const { family } = household;
    const logs = logFromNow(functions.logs);
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
    await expectNoFamilyData(logs, household, requestIds);
  });
});

describe('errors that quote the family', () => {
  let vendor: QuotingVendor;
  let standIn: StandIn;
  let functionProcess: FrameworkProcess;
  let household: Household;
  beforeAll(async () => {
    vendor = await startQuotingVendor();
    standIn = openStandIn();
    const { baseUrl } = vendor;
    functionProcess = await startFunctions(standIn, {
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
    await functionProcess.stop();
    await standIn.reset();
    vendor.close();
  });

  const isPaid = (name: string): boolean => name.startsWith('generate');

  function expectNoQuotes({ text }: FunctionResponse): void {
    for (const secret of secretsOf(household)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|vendor-1/);
  }

  it.each<[VendorFailure, boolean]>([
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
  ])(
    'family text quoted in the vendor’s error (%s, moderation too: %s) is neither returned nor logged',
    async (vendorFailure, moderationFails) => {
      vendor.vendorFailure = vendorFailure;
      vendor.moderationFails = moderationFails;
      const logs = logFromNow(functionProcess.logs);
      const requestIds: string[] = [];
      for (const name of names.filter(isPaid)) {
        const requestId = newRequestId();
        requestIds.push(requestId);
        const response = await post(functionProcess.url + name, household.family, {
          ...validBody(name, household),
          requestId,
        });
        expect(response.status, name).toBeGreaterThanOrEqual(400);
        expect(response.json, name).toMatchObject({ error: { requestId } });
        expectNoQuotes(response);
      }
      const lines = await expectNoFamilyData(logs, household, requestIds);
      // One line of each process belongs to no request. Checked here only, because the shared process also handles the
      // events of other files.
      for (const line of lines.filter(({ message }) => message !== 'proxies'))
        expect(line).toMatchObject({ requestId: expect.any(String) });
    },
  );
});
