import { chapter, EMBER, PIP, saveStory, storyRequest } from './chapters.ts';
import { storeChild } from './family.ts';
import { createHousehold, validBody, type Household } from './household.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A household with a child and a rewritable story. */
export interface Sender extends Household {
  childId: string;
  memoryKey: string;
}

export async function createSender(): Promise<Sender> {
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

const storyBody = ({ childId, memoryKey }: Sender) =>
  storyRequest({
    prompt: 'A silver bell, please.',
    locations: [LOCATION],
    settings: SETTINGS,
    memoryKey,
    previousParts: ['Once upon a time.'],
    childId,
  });

/** Two unshared bodies, because sharing again takes far longer than reporting that nothing is shared. */
const UNSHARED = { contentType: 'character', isPublic: false };
const NOTHING_TO_WITHDRAW = [UNSHARED, UNSHARED];

/** Optional fields; more than one body where a function does more than one thing. */
const ADDITIONS: Readonly<Record<string, (sender: Sender) => readonly Body[]>> = {
  generateImage: ({ childId, locationId }) => {
    const wishes = { quality: 'hd', style: 'vivid', childId, cancel: false };
    return [wishes, { ...wishes, characterId: undefined, locationId }];
  },
  generateSceneWithImages: ({ childId }) => [{ model: 'dall-e-3', childId, sceneId: 'scene-1', cancel: false }],
  generateImageFromText: ({ childId }) => [{ childId, sceneId: 'scene-1', cancel: false }],
  generateStory: (sender) => [
    { ...storyBody(sender), cancel: false },
    { ...storyBody(sender), settings: { ...SETTINGS, rewrite: REWRITE } },
  ],
  generateAudioNarration: () => [{ voice: 'fable', cancel: false }],
  saveLocationImageToStorage: () => [{ generatedPrompt: 'A bay that glows at night.' }],
  updateSharing: ({ characterId }) => [
    { allowComments: false, offered: false },
    ...NOTHING_TO_WITHDRAW.map((unshared) => ({ ...unshared, contentId: characterId })),
  ],
};

/** Bodies that a function accepts and that cover every field of its contract but `requestId`. */
export function fullBodies(name: string, sender: Sender): Body[] {
  const body = { ...validBody(name, sender), userId: sender.family.uid };
  return (ADDITIONS[name]?.(sender) ?? [{}]).map((additions) => ({ ...body, ...additions }));
}
