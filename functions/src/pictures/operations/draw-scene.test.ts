import { PLANS } from '@talelantern/domain/plans/plans';
import type { SceneMoment } from '@talelantern/domain/stories/scene-moment';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { expect, it } from 'vitest';
import { unexpected } from '../../core/testing/unexpected.ts';
import type { GenerationRun } from '../../generation/operations/run-generation.ts';
import type { ReplyOrder, JudgementOrder, PictureOrder } from '../../generation/ports/providers.ts';
import { FIT, NO_PICTURES, NO_STAGING } from '../testing/no-pictures.ts';
import { drawScene, type DrawingDeps } from './draw-scene.ts';
import type { SceneCast } from './scene-cast.ts';

const person = (name: string, path: string | null): SceneCast['people'][number] => ({
  subject: {
    name,
    type: 'Animal - Forest - Fox',
    gender: 'female',
    personality: '',
    role: null,
    magicalPower: null,
    customDescription: '',
    appearance: { height: '', build: '', color: '', distinguishingFeature: '', age: '', customAge: '' },
  },
  picture: path === null ? null : { path },
});

const HARBOUR = {
  name: 'The Harbour',
  type: 'Town and Country',
  category: 'Harbor',
  subcategory: '',
  description: '',
  climate: '',
  magicalProperties: [],
  inhabitants: [],
  dangers: [],
  treasures: [],
};

const CAST: SceneCast = {
  people: [person('Ember', 'ember'), person('Pip', 'pip'), person('Lyra', 'lyra'), person('Bram', null)],
  place: { subject: HARBOUR, picture: { path: 'harbour' } },
  isChosen: false,
};

/** Pip and Bram are only spoken of. */
const MOMENT: SceneMoment = {
  who: [
    { name: 'Ember', doing: 'reading a letter' },
    { name: 'Pip', doing: '' },
    { name: 'Lyra', doing: 'laughing' },
    { name: 'Bram', doing: '' },
  ],
  where: 'on the pier',
  camera: 'wide shot',
  light: 'dusk',
  mood: 'calm',
  alt: 'Ember reads a letter while Lyra laughs.',
};

const PASSAGE = 'Ember read what Pip wrote of Bram, and Lyra laughed.';

/** Draws a passage that mentions all of the cast. */
async function draw(isChosen: boolean, moment: SceneMoment | Error = MOMENT, story: Story | null = null) {
  const momentOrders: ReplyOrder[] = [];
  const orders: PictureOrder[] = [];
  const judged: JudgementOrder[] = [];
  const deps: DrawingDeps = {
    clock: { now: () => 0, sleep: unexpected, every: unexpected },
    likenessThreshold: 50,
    sceneModelOf: () => 'painter-1',
    storyWriter: {
      async findMoment(order) {
        momentOrders.push(order);
        if (moment instanceof Error) throw moment;
        return moment;
      },
      async judgeScene(order) {
        judged.push(order);
        return { sameHero: 90, avoided: 0 };
      },
    },
    shrinkPicture: async (picture) => picture,
    readFriendPicture: unexpected,
    imageModel: {
      async generate(order) {
        orders.push(order);
        return Buffer.from('scene');
      },
    },
    encodePicture: async (picture) => ({ picture, thumbnail: picture }),
    moderator: FIT,
    pictures: {
      ...NO_PICTURES,
      read: async (path) => Buffer.from(path),
      store: async () => ({ imageUrl: 'https://storage.test/p.webp', imagePath: 'users/family/generated/r1.webp' }),
    },
    pictureStaging: NO_STAGING,
    pseudonymOf: () => 'pseudonym',
    log: () => {},
  };
  const run: GenerationRun = {
    requestId: 'r1',
    isRetry: false,
    startProvider: async () => {},
    isEconomy: false,
    meter: { beginCall: () => () => {} },
    doUnbilledWork: unexpected,
  };
  const { people } = await drawScene(
    deps,
    run,
    {
      story,
      cast: { ...CAST, isChosen },
      plan: PLANS.pro_monthly,
    },
    {
      uid: 'family',
      passage: PASSAGE,
      camera: null,
      otherInputs: [],
      isFromStory: true,
      look: { styleId: '', safety: { avoid: [], reader: null, realNames: [] } },
    },
  );
  return {
    people,
    instructions: momentOrders[0]?.prompt.instructions ?? '',
    brief: momentOrders[0]?.prompt.input ?? '',
    prompt: orders[0]?.prompt ?? '',
    references: orders[0]?.references.map(String),
    compared: judged[0]?.pictures.map(String),
  };
}

it('a character who is only spoken of is neither drawn nor compared', async () => {
  const { prompt, people, references, compared, instructions } = await draw(false);
  expect(references).toEqual(['ember', 'lyra', 'harbour']);
  expect(compared).toEqual(['ember', 'lyra', 'scene']);
  expect(people).toEqual(['Ember', 'Lyra']);
  expect(prompt).toContain('Picture 2 shows: Lyra');
  expect(prompt).toContain('Picture 3 shows the place: The Harbour');
  expect(prompt).not.toMatch(/Pip|Bram/);
  expect(instructions).toContain('leave doing empty');
});

it('every character whose picture the family chose is drawn', async () => {
  const { prompt, references, compared, instructions } = await draw(true);
  expect(references).toEqual(['ember', 'pip', 'lyra', 'harbour']);
  expect(compared).toEqual(['ember', 'pip', 'lyra', 'scene']);
  expect(prompt).toContain('Picture 2 shows: Pip');
  expect(instructions).not.toContain('leave doing empty');
});

it('the moment of a passage is found with what happened before it', async () => {
  const previousParts = [`It was night in the cellar.\n\n${PASSAGE}\n\nThen it was day.`];
  const { brief } = await draw(false, MOMENT, readStory('story_1', { previousParts }));
  expect(brief).toContain('"context":"It was night in the cellar."');
  expect(brief).not.toContain('Then it was day.');
});

it('without a moment every character who is named is drawn', async () => {
  const { prompt, references } = await draw(false, new Error('The model is unavailable'));
  expect(references).toEqual(['ember', 'pip', 'lyra', 'harbour']);
  expect(prompt).toContain('Character: Bram');
});
