import { chapter, EMBER, PIP, saveStory, storyRequest } from './chapters.ts';
import { storeChild } from './family.ts';
import { createHousehold, validBody, type Household } from './household.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A household whose child and whose rewritable story a request can name. */
export interface Asker extends Household {
  childId: string;
  memoryKey: string;
}

export async function createAsker(): Promise<Asker> {
  const household = await createHousehold();
  const { family } = household;
  const memoryKey = `key-${family.uid}`;
  const story = { characters: [EMBER, PIP], theme: 'Treasure Hunt', ageRange: '5-8' };
  await saveStory(family, memoryKey, [chapter(6)], undefined, story);
  return { ...household, memoryKey, childId: await storeChild(family) };
}

const LOCATION = {
  id: 'cove',
  name: 'Lantern Cove',
  type: 'Beach',
  category: 'Shore',
  subcategory: 'Cove',
  description: 'A bay that glows at night.',
  climate: 'Gentle Spring',
  magicalProperties: ['Glowing Plants'],
  inhabitants: ['Wise Owls'],
  dangers: ['High Waves'],
  treasures: ['A silver bell'],
};

const RELATIONSHIP = { fromCharacterId: EMBER.id, toCharacterId: PIP.id, type: 'Friend', details: 'Since the flood.' };

const SETTINGS = {
  maxLength: 4000,
  temperature: 0.8,
  continuationMode: false,
  length: 'standard',
  relationships: [RELATIONSHIP],
  idea: 'The owl sneezes.',
};

const REWRITE = { part: 0, paragraph: 1, wish: { kind: 'own', words: 'Let it rain a little.' } };

const toldStory = ({ childId, memoryKey }: Asker) =>
  storyRequest({
    prompt: 'A silver bell, please.',
    locations: [LOCATION],
    settings: SETTINGS,
    memoryKey,
    previousParts: ['Once upon a time.'],
    childId,
  });

/** Twice, because sharing anew takes far longer than saying that nothing is shared. */
const UNSHARED = { contentType: 'character', isPublic: false };
const NOTHING_TO_WITHDRAW = [UNSHARED, UNSHARED];

/** What a request may say beside what it has to; more than one body where a function does more than one thing. */
const ADDITIONS: Readonly<Record<string, (asker: Asker) => readonly Body[]>> = {
  generateImage: ({ childId, locationId }) => {
    const wishes = { quality: 'hd', style: 'vivid', childId, cancel: false };
    return [wishes, { ...wishes, characterId: undefined, locationId }];
  },
  generateSceneWithImages: ({ childId }) => [{ model: 'dall-e-3', childId, cancel: false }],
  generateImageFromText: ({ childId }) => [{ childId, cancel: false }],
  generateStory: (asker) => [
    { ...toldStory(asker), cancel: false },
    { ...toldStory(asker), settings: { ...SETTINGS, rewrite: REWRITE } },
  ],
  generateAudioNarration: () => [{ voice: 'fable', cancel: false }],
  saveLocationImageToStorage: () => [{ generatedPrompt: 'A bay that glows at night.' }],
  updateSharing: ({ characterId }) => [
    { allowComments: false, offered: false },
    ...NOTHING_TO_WITHDRAW.map((unshared) => ({ ...unshared, contentId: characterId })),
  ],
};

/** Bodies that a function answers with 200 and that have, between them, every field of its contract but `requestId`. */
export function fullBodies(name: string, asker: Asker): Body[] {
  const body = { ...validBody(name, asker), userId: asker.family.uid };
  return (ADDITIONS[name]?.(asker) ?? [{}]).map((additions) => ({ ...body, ...additions }));
}
