import { PLANS, type PlanId } from '@talelantern/domain/plans/plans';
import { readUsage, type Usage } from '@talelantern/domain/plans/usage';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/chapter-request';
import type { StoryPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { EMPTY_BIBLE } from '@talelantern/domain/stories/story-bible';
import { expect, it } from 'vitest';
import type { StoreTx } from '../../generation/ports/ports.ts';
import type { ChapterLedger } from '../../generation/ports/records.ts';
import { beginChapterLedger } from '../../generation/operations/chapter-ledger.ts';
import { admitChapter, mustVerify } from './story-admission.ts';

const NOW = Date.UTC(2026, 10, 28, 12);

interface Before {
  plan?: PlanId;
  planAtStart?: PlanId;
  isVerified?: boolean;
  hasBegunAnother?: boolean;
  used?: number;
  ledger?: Partial<ChapterLedger> | null;
  /** Chapters of the saved story; null when it is not saved. */
  chapters?: readonly string[] | null;
}

const character = (name: string) => ({ id: name, name, type: 'Human', appearance: {} });

const openedLedger = (planId: PlanId): ChapterLedger =>
  beginChapterLedger({ userId: 'family', memoryKey: 'key', planId, isIncluded: true, openedBy: 'r0' }, NOW);

/** The first chapter was generated and saved. */
const startedLedger = (planId: PlanId): ChapterLedger => {
  const ledger = openedLedger(planId);
  return { ...ledger, phases: { ...ledger.phases, introduction: { reserved: 0, used: 1 } } };
};

/** Admits a chapter; returns what is admitted, the ledger that is saved and the usage. */
async function admit(phase: StoryPhase, wishes: Partial<CheckedStoryRequest> = {}, before: Before = {}) {
  const { plan = 'free', planAtStart = plan, isVerified = true, hasBegunAnother = false, used = 0 } = before;
  const ledger =
    before.ledger === undefined
      ? startedLedger(planAtStart)
      : before.ledger && { ...openedLedger(planAtStart), ...before.ledger };
  const changed: { usage: Usage; ledger: ChapterLedger | null } = {
    usage: readUsage({ stories: { reserved: 0, used } }),
    ledger: null,
  };
  const tx = {
    usage: async () => changed.usage,
    saveUsage: (_uid: string, _id: string, usage: Usage) => void (changed.usage = usage),
    chapterLedger: async () => (phase === 'introduction' ? null : ledger),
    saveChapterLedger: (saved: ChapterLedger) => void (changed.ledger = saved),
    hasBegunAnotherStory: async () => hasBegunAnother,
  } as unknown as StoreTx;
  const chapters = before.chapters === undefined ? ['One.', 'Two.', 'Three.', 'Four.'] : before.chapters;
  const story: CheckedStoryRequest = {
    characters: [character('Ember')],
    locations: [],
    relationships: [],
    theme: { name: 'Treasure Hunt', category: 'Adventure' },
    ageRange: '5-8',
    phase,
    length: 'standard',
    customElements: '',
    idea: '',
    ...wishes,
  };
  const request = { caller: { uid: 'family', emailVerified: isVerified }, requestId: 'r1', memoryKey: 'key', story };
  const admitted = await admitChapter(
    { tx, profile: null, plan: PLANS[plan], now: NOW },
    {
      ...request,
      saved: chapters && ({ previousParts: chapters } as unknown as Story),
      needsVerification: await mustVerify(tx, request),
    },
  );
  return { ...admitted, ...changed };
}

const limit = (field: string) => ({ code: 'plan_limit', field });
const cast = (count: number) => ({ characters: Array.from({ length: count }, (_, index) => character(`C${index}`)) });

it('a first chapter counts one story and creates a ledger with the plan', async () => {
  const { reserved, admitted, ledger, usage } = await admit('introduction');
  expect(reserved).toMatchObject({ usage: { capability: 'stories' }, chapter: { phase: 'introduction' } });
  expect(admitted).toEqual({ earlier: [], bible: EMPTY_BIBLE });
  expect(ledger).toMatchObject({
    userId: 'family',
    planId: 'free',
    isIncluded: true,
    openedBy: 'r1',
    phases: { introduction: { reserved: 1, used: 0 } },
  });
  expect(usage.tallies.stories).toEqual({ reserved: 1, used: 0 });
});

it('a first chapter needs a verified email address once another story was begun', async () => {
  const begunAnother = { hasBegunAnother: true };
  await expect(admit('introduction', {}, { ...begunAnother, isVerified: false })).rejects.toMatchObject({
    code: 'verify_email',
  });
  expect((await admit('introduction', {}, { isVerified: false })).ledger).not.toBeNull();
  expect((await admit('introduction', {}, begunAnother)).ledger).not.toBeNull();
});

it('a first chapter accepts a short idea on every plan, and a longer idea on plans with custom prompts', async () => {
  const [short, long] = [{ idea: 'x'.repeat(140) }, { idea: 'x'.repeat(141) }];
  expect((await admit('introduction', short)).ledger).not.toBeNull();
  await expect(admit('introduction', long)).rejects.toMatchObject(limit('settings.idea'));
  expect((await admit('introduction', long, { plan: 'pro_monthly' })).ledger).not.toBeNull();
});

it('a story is included up to the fair use of a plan without a limit', async () => {
  const plan = 'unlimited_monthly';
  expect((await admit('introduction', {}, { plan, used: 29 })).ledger).toMatchObject({ isIncluded: true });
  expect((await admit('introduction', {}, { plan, used: 30 })).ledger).toMatchObject({ isIncluded: false });
});

it('a later chapter is not counted as a story, and continues the saved story', async () => {
  const { reserved, admitted, ledger, usage } = await admit('development');
  expect(reserved).toEqual({ usage: null, chapter: { memoryKey: 'key', phase: 'development' } });
  expect(admitted.earlier).toEqual(['One.']);
  expect(ledger?.phases.development).toEqual({ reserved: 1, used: 0 });
  expect(usage.tallies.stories).toEqual({ reserved: 0, used: 0 });
});

it.each<[string, Before]>([
  ['without a ledger', { ledger: null }],
  ['whose earlier chapter was not generated', { ledger: {} }],
  ['of a story that is not saved', { chapters: null }],
  ['whose earlier chapter is not saved', { chapters: [] }],
  [
    'that was generated four times',
    { ledger: { phases: { ...startedLedger('free').phases, development: { reserved: 1, used: 3 } } } },
  ],
])('a later chapter is refused %s', async (_what, before) => {
  await expect(admit('development', {}, before)).rejects.toMatchObject({ code: 'invalid', field: 'storyPhase' });
});

it('a chapter is refused while the one before it is generated but not saved', async () => {
  const phases = { ...startedLedger('free').phases, development: { reserved: 0, used: 1 } };
  const climax = (chapters: readonly string[]) => admit('climax', {}, { ledger: { phases }, chapters });
  await expect(climax(['One.'])).rejects.toMatchObject({ code: 'invalid', field: 'storyPhase' });
  expect((await climax(['One.', 'Two.'])).admitted.earlier).toEqual(['One.', 'Two.']);
});

it('a chapter may be generated a fourth time', async () => {
  const phases = { ...startedLedger('free').phases, development: { reserved: 0, used: 3 } };
  expect((await admit('development', {}, { ledger: { phases } })).ledger?.phases.development.reserved).toBe(1);
});

it('a later chapter accepts an offered idea on every plan, and any other idea on plans with custom prompts', async () => {
  const idea = 'A bridge sang.';
  const offered = { ...startedLedger('free'), offered: { development: [idea] } };
  expect((await admit('development', { idea }, { ledger: offered })).ledger).not.toBeNull();
  await expect(admit('development', { idea })).rejects.toMatchObject(limit('settings.idea'));
  expect((await admit('development', { idea }, { plan: 'pro_monthly' })).ledger).not.toBeNull();
});

it('a later chapter keeps the limits of the plan at the story’s start', async () => {
  const downgraded: Before = { plan: 'free', planAtStart: 'pro_monthly' };
  const wish = { customElements: 'a kite' };
  expect((await admit('development', { ...cast(4), ...wish }, downgraded)).ledger).not.toBeNull();
  await expect(admit('development', cast(5), downgraded)).rejects.toMatchObject(limit('characters'));
  await expect(admit('development', cast(3))).rejects.toMatchObject(limit('characters'));
  await expect(admit('development', wish)).rejects.toMatchObject(limit('prompt'));
});
