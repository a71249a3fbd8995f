import type { Log } from '../../core/log.ts';
import type { Moderator } from '../../generation/ports/providers.ts';
import { expect, it } from 'vitest';
import { assertFieldsFit, findTooHarsh, findRejected, toPieces, moderateVisibleTexts } from './moderation.ts';

const log: Log = () => {};
const FIT = { scores: {}, flagged: [] };
const DISALLOWED = { scores: { sexual: 0.9 }, flagged: ['sexual'] };

/** A moderator that refuses the word 'naked' and records the requests. */
function createModerator(
  verdictsOf = (texts: readonly string[]) => texts.map((text) => (/naked/i.test(text) ? DISALLOWED : FIT)),
) {
  const requests: string[][] = [];
  const moderator: Moderator = {
    async moderateTexts(texts) {
      requests.push([...texts]);
      return verdictsOf(texts);
    },
    moderatePicture: async () => FIT,
  };
  return { deps: { moderator, log }, requests };
}

it.each([
  'na\u200bked',
  'na\u3164ked',
  'ｎａｋｅｄ',
  '𝓷𝓪𝓴𝓮𝓭',
  'na\u{e0001}ked',
  'na\u00adked',
  'na\u0007ked',
  '🇳🇦🇰🇪🇩',
  '🅝🅐🅚🅔🅓',
])('moderation normalizes lookalike characters and invisible characters in %j', async (text) => {
  const { deps } = createModerator();
  expect(await findRejected(deps, ['a dragon', text], 'family')).toBe(1);
});

it('moderation accepts harmless text in any script', async () => {
  const { deps } = createModerator();
  expect(await findRejected(deps, ['a dra\u200bgon', 'ｄｒａｇｏｎ', '龍'], 'family')).toBeNull();
});

it('blank strings are not sent to the moderator, and the verdicts of the others keep their order', async () => {
  const { deps, requests } = createModerator();
  expect(await moderateVisibleTexts(deps, ['', 'a', '\u200b\u3164', 'naked', ' '])).toEqual([
    FIT,
    FIT,
    FIT,
    DISALLOWED,
    FIT,
  ]);
  expect(await moderateVisibleTexts(deps, ['\u200b'])).toEqual([FIT]);
  expect(requests).toEqual([['a', 'naked']]);
});

it('many strings are sent in requests of 32, and a disallowed one is found in each request', async () => {
  const texts = Array.from({ length: 70 }, (_, index) => `dragon ${index}`);
  for (const rejectedIndex of [31, 32, 69]) {
    const { deps, requests } = createModerator();
    expect(await findRejected(deps, texts.with(rejectedIndex, 'naked'), 'family')).toBe(rejectedIndex);
    expect(requests.map(({ length }) => length)).toEqual([32, 32, 6].slice(0, Math.ceil((rejectedIndex + 1) / 32)));
  }
});

it('many outputs of a model are sent in requests of 32, and those that are too harsh are found in each request', async () => {
  const { deps, requests } = createModerator((batch) =>
    batch.map((text) => (text.startsWith('blood') ? { scores: { violence: 0.9 }, flagged: [] } : FIT)),
  );
  const texts = Array.from(
    { length: 70 },
    (_, index) => `${[3, 32, 69].includes(index) ? 'blood' : 'dragon'} ${index}`,
  );
  const check = { audience: '5-8', requestId: 'r1', refusal: 'Another' } as const;
  expect(await findTooHarsh(deps, texts, check)).toEqual(['blood 3', 'blood 32', 'blood 69']);
  expect(requests.map(({ length }) => length)).toEqual([32, 32, 6]);
});

it.each([
  ['few', [FIT]],
  ['many', [FIT, FIT, FIT]],
])('moderation fails closed when the moderator returns too %s verdicts', async (_how, verdicts) => {
  const { deps } = createModerator(() => verdicts);
  await expect(moderateVisibleTexts(deps, ['a', 'b'])).rejects.toMatchObject({ code: 'busy' });
});

it('the values of many fields are sent in requests of 32, and a refusal in any request identifies the field', async () => {
  const check = { direction: 'in', requestId: 'r1' } as const;
  const texts = Array.from({ length: 66 }, (_, index) => ({
    text: `dragon ${index}`,
    field: `field ${index}`,
    refusal: 'Another',
    audience: 'family' as const,
  }));
  const fitRun = createModerator();
  await assertFieldsFit(fitRun.deps, texts, check);
  expect(fitRun.requests.map(({ length }) => length)).toEqual([32, 32, 2]);
  for (const rejectedIndex of [31, 32, 65]) {
    const { deps } = createModerator();
    const field = `field ${rejectedIndex}`;
    await expect(
      assertFieldsFit(
        deps,
        texts.with(rejectedIndex, { text: 'naked', field, refusal: 'Another', audience: 'family' }),
        check,
      ),
    ).rejects.toMatchObject({ code: 'refused', field });
  }
});

it('a vendor’s output is moderated as already paid for, a request’s own text is not', async () => {
  const isPaidFor: unknown[] = [];
  const { deps } = createModerator();
  const moderator: Moderator = {
    ...deps.moderator,
    moderateTexts: (texts, options) => {
      isPaidFor.push(options?.isPaidFor);
      return deps.moderator.moderateTexts(texts);
    },
  };
  const texts = [{ text: 'a dragon', field: undefined, refusal: 'Another', audience: 'family' }] as const;
  for (const direction of ['in', 'out'] as const)
    await assertFieldsFit({ moderator, log }, texts, { direction, requestId: 'r1' });
  expect(isPaidFor).toEqual([false, true]);
});

it('tiny paragraphs are moderated together, and long ones separately', () => {
  expect(toPieces('a\n\n'.repeat(6_666)).length).toBeLessThanOrEqual(20);
  const long = 'b'.repeat(999);
  expect(toPieces(`a\n\n${long}\n\nc`)).toEqual(['a', long, 'c']);
  expect(toPieces(`a\n\n${long.slice(1)}`)).toEqual([`a ${long.slice(1)}`]);
});

it('a moderation refusal identifies the field with the disallowed text', async () => {
  const { deps } = createModerator();
  const texts = [
    { text: '\u200b', field: 'theme', refusal: 'Another theme', audience: 'family' },
    { text: 'na\u200bked', field: 'prompt', refusal: 'Another wish', audience: 'family' },
  ] as const;
  const check = { direction: 'in', requestId: 'r1' } as const;
  await expect(assertFieldsFit(deps, texts, check)).rejects.toMatchObject({
    code: 'refused',
    message: 'Another wish',
    field: 'prompt',
  });
});
