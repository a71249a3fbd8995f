import { AppError } from '@talelantern/domain/errors/app-error';
import type { MomentBrief } from '@talelantern/domain/stories/moment-prompt';
import type { SceneMoment } from '@talelantern/domain/stories/scene-moment';
import { expect, it } from 'vitest';
import type { ReplyOrder } from '../../generation/ports/providers.ts';
import { findMoment, type MomentDeps } from './find-moment.ts';

const BRIEF: MomentBrief = {
  task: 'moment',
  ageRange: '5-8',
  passage: 'Ember waved to Mirabel, and the boats rocked.',
  context: '',
  cast: [
    { name: 'Ember', look: 'Ember; Kind: Mythical Creature - Fire Dragon' },
    { name: 'Mirabel', look: 'Mirabel; Kind: Animal - Fox' },
  ],
  isEveryoneThere: false,
  place: { name: 'The Quiet Harbour', look: 'The Quiet Harbour; Subcategory: Fishing Harbor' },
  camera: null,
  avoid: [],
  avoidNamed: [],
};

const MOMENT: SceneMoment = {
  who: [
    { name: 'Ember', doing: 'waving from a boat' },
    { name: 'Mirabel', doing: 'laughing' },
  ],
  where: 'between the boats',
  camera: 'wide shot',
  light: 'morning light',
  mood: 'playful',
  alt: 'Ember waves from a boat while Mirabel laughs.',
};

const noSafety = { avoid: [], reader: null, realNames: [] };
const order = {
  requestId: 'request-of-the-test',
  cacheKey: 'story',
  safetyIdentifier: 'family',
  meter: { beginCall: () => () => {} },
};

/** Asks for a moment, to which the model replies with `reply`, and refuses text with the word 'naked'. */
async function find(
  reply: SceneMoment | Error | ((order: ReplyOrder) => SceneMoment),
  {
    brief = BRIEF,
    safety = noSafety,
    audience = '5-8',
  }: { brief?: MomentBrief } & Partial<Parameters<typeof findMoment>[2]> = {},
) {
  const orders: ReplyOrder[] = [];
  const logged: string[] = [];
  const deps: MomentDeps = {
    storyWriter: {
      async findMoment(given) {
        orders.push(given);
        if (reply instanceof Error) throw reply;
        return typeof reply === 'function' ? reply(given) : reply;
      },
    },
    moderator: {
      async moderateTexts(texts) {
        if (texts.some((text) => text.includes('outage'))) throw new Error('429');
        return texts.map((text) =>
          text.includes('naked')
            ? { scores: { sexual: 0.9 }, flagged: ['sexual'] }
            : { scores: { violence: text.includes('sword') ? 0.5 : 0 }, flagged: [] },
        );
      },
      moderatePicture: () => Promise.reject(new Error('There is no picture yet')),
    },
    log: (_severity, event) => logged.push(event),
  };
  const moment = await findMoment(deps, brief, { safety, audience }, order);
  return { moment, orders, logged };
}

it('a moment is orders of the cheaper model with few tokens, and returned', async () => {
  const { moment, orders, logged } = await find(MOMENT);
  expect(moment).toEqual(MOMENT);
  expect(orders).toMatchObject([{ ...order, isEconomy: true, maxOutputTokens: 1_000 }]);
  expect(logged).toEqual([]);
});

it('a moment is moderated for the age of the child', async () => {
  const fight = { ...MOMENT, where: 'beside a sword', alt: 'Ember lifts a sword.' };
  expect((await find(fight, { audience: '9-12' })).moment).toMatchObject({ alt: fight.alt });
  expect((await find(fight)).moment).toBeNull();
  expect((await find({ ...MOMENT, alt: fight.alt })).moment).toMatchObject({ alt: '' });
});

it('a real child’s name is an alias for the model, and restored in the moment', async () => {
  const momentWith = (alias: string): SceneMoment => ({
    ...MOMENT,
    who: [{ name: alias, doing: `laughing at ${alias}’s boat` }],
    alt: `${alias} laughs.`,
  });
  const safety = { ...noSafety, realNames: ['Mirabel', 'Nora'], avoid: ['spiders', 'Nora'] };
  const { moment, orders } = await find(({ prompt }) => momentWith(/to (\p{L}+), and/u.exec(prompt.input)?.[1] ?? ''), {
    safety,
  });
  const { who, ...rest } = momentWith('Mirabel');
  expect(moment).toMatchObject({ who: [{ name: 'Ember', doing: '' }, ...who], ...rest });
  expect(orders[0]?.prompt.input).not.toMatch(/Mirabel|Nora/);
  expect(orders[0]?.prompt.input).toContain('"avoid":["spiders",');
});

it('names in the context of a passage are replaced by aliases; a context that is rejected or cannot be checked is left out', async () => {
  const sentContext = async (context: string) => {
    const safety = { ...noSafety, realNames: ['Nora'] };
    const { orders } = await find(MOMENT, { brief: { ...BRIEF, context }, safety });
    return /"context":"(.*?)"/.exec(orders[0]?.prompt.input ?? '')?.[1];
  };
  expect(await sentContext('Nora lit a lamp in the cellar.')).toMatch(/^(?!Nora)\p{L}+ lit a lamp in the cellar\.$/u);
  expect(await sentContext('Nora held a sword.')).toBe('');
  expect(await sentContext('It was night during the outage.')).toBe('');
});

it('an alternative text that is too long with the real name is left out', async () => {
  const realNames = ['Mirabellaseraphina'];
  const passage = `Ember waved to ${realNames[0]}, and the boats rocked.`;
  const reply = ({ prompt }: ReplyOrder): SceneMoment => {
    const alias = /to (\p{L}+), and/u.exec(prompt.input)?.[1] ?? '';
    return { ...MOMENT, who: MOMENT.who.slice(0, 1), alt: `${alias} waves ${'and waves '.repeat(14)}.` };
  };
  const { moment } = await find(reply, { brief: { ...BRIEF, passage }, safety: { ...noSafety, realNames } });
  expect(moment).toMatchObject({ alt: '' });
});

it('the fields of a moment become plain text', async () => {
  const markedUpReply = { ...MOMENT, where: '**between** the boats', alt: '*Ember* waves <b>from</b> a boat.' };
  const { moment } = await find(markedUpReply);
  expect(moment).toMatchObject({ where: 'between the boats', alt: 'Ember waves from a boat.' });
});

it('no moment is requested for an empty cast', async () => {
  const { moment, orders } = await find(MOMENT, { brief: { ...BRIEF, cast: [] } });
  expect([moment, orders]).toEqual([null, []]);
});

it.each<[string, SceneMoment | Error, string]>([
  ['fails', new AppError('busy', 'Busy'), 'scene_moment_missing'],
  ['is refused', new AppError('refused', 'No'), 'scene_moment_missing'],
  ['takes too long', new AppError('timed_out', 'Late'), 'scene_moment_missing'],
  ['mentions a stranger', { ...MOMENT, who: [{ name: 'Zorblax', doing: 'dancing' }] }, 'scene_moment_unfit'],
  ['mentions nobody', { ...MOMENT, who: [] }, 'scene_moment_unfit'],
  ['shows what the child avoids', { ...MOMENT, where: 'under a spider’s web' }, 'scene_moment_unfit'],
  ['has a URL', { ...MOMENT, where: 'at https://boats.example.com' }, 'scene_moment_unfit'],
  ['is not fit for children', { ...MOMENT, light: 'naked flames' }, 'scene_moment_unfit'],
])('there is no moment when the reply %s, which is only logged', async (_what, reply, event) => {
  const { moment, logged } = await find(reply, { safety: { ...noSafety, avoid: ['spiders'] } });
  expect(moment).toBeNull();
  expect(logged).toEqual([event]);
});

it.each([
  ['says that it is a picture', 'A picture of Ember.'],
  ['is too long', `Ember ${'waves and '.repeat(20)}laughs.`],
  ['mentions what the child avoids', 'Ember waves to a spider.'],
  ['is not fit for children', 'Ember is naked.'],
])('an alternative text that %s is left out, and the moment is kept', async (_what, alt) => {
  const { moment } = await find({ ...MOMENT, alt }, { safety: { ...noSafety, avoid: ['spiders'] } });
  expect(moment).toEqual({ ...MOMENT, alt: '' });
});
