import type { Character } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import type { ImageHistoryEntry } from '@talelantern/domain/images/image-history';
import { PLANS, type PlanId } from '@talelantern/domain/subscriptions/plans';
import { allowanceOf } from '@talelantern/domain/usage/usage';
import { vi } from 'vitest';
import type { CharacterService } from '../../services/character-service.ts';
import type { GenerationService } from '../../services/generation-service.ts';
import type { LocationService } from '../../services/location-service.ts';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import type { Services } from '../../services/services.ts';
import type { SharingService } from '../../services/sharing-service.ts';
import type { PlanUsage } from '../../services/usage-service.ts';

/** A stored dragon; a test states only what differs. */
export const ember = (differences: Partial<Character> = {}): Character => ({
  id: 'ember',
  userId: 'family',
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Stubborn',
  magicalPower: 'Light Creation',
  role: 'Hero',
  customDescription: '',
  appearance: {
    height: 'Medium',
    build: 'Powerful',
    color: 'Crimson',
    distinguishingFeature: 'Glowing Scales',
    age: 'Young',
    customAge: '',
  },
  advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, imageStyle: 'cartoon-storybook' },
  realChild: false,
  imageUrl: null,
  imagePath: null,
  cloudStorage: false,
  mainImage: null,
  imageHistory: [],
  generatedPrompt: null,
  sharing: null,
  createdAt: 1,
  updatedAt: 1,
  ...differences,
});

const entry = (url: string): ImageHistoryEntry => ({
  url,
  path: `users/family/${url}`,
  timestamp: 1,
  prompt: '',
  provider: 'dall-e',
  isSaved: true,
});

/** Ember with pictures; the first one is the main image. */
export const paintedEmber = (...urls: [string, ...string[]]): Character =>
  ember({ imageUrl: urls[0], imagePath: `users/family/${urls[0]}`, mainImage: urls[0], imageHistory: urls.map(entry) });

export const painted: PaintedPicture = {
  requestId: 'request-0000000001',
  itemId: 'ember',
  imageUrl: 'painted.webp',
  prompt: 'a dragon',
};

export const usageOf = (plan: PlanId, differences: Partial<PlanUsage> = {}): PlanUsage => ({
  plan: PLANS[plan],
  periodEnd: null,
  cancelsAtPeriodEnd: false,
  stories: { taken: 0, limit: PLANS[plan].limits.storiesPerMonth, per: 'month' },
  pictures: { taken: 0, limit: PLANS[plan].limits.imageGeneration, per: 'month' },
  picturesToday: { taken: 0, limit: allowanceOf(PLANS[plan], 'pictures').perDay, per: 'day' },
  characters: { taken: 1, limit: PLANS[plan].limits.charactersTotal, per: 'total' },
  locations: { taken: 0, limit: PLANS[plan].limits.locations, per: 'total' },
  narrations: { taken: 0, limit: PLANS[plan].limits.audioNarration, per: 'month' },
  ...differences,
});

const unexpected = (name: string) => (): never => {
  throw new Error(`${name} was not expected`);
};

export interface FakeServices {
  characters?: Partial<CharacterService>;
  locations?: Partial<LocationService>;
  generation?: Partial<GenerationService>;
  sharing?: Partial<SharingService>;
  usage?: PlanUsage;
}

/** Services that answer what a test states; anything else that is called fails the test. */
export const fakeServices = ({
  characters,
  locations,
  generation,
  sharing,
  usage = usageOf('free'),
}: FakeServices = {}): Services => ({
  uid: 'family',
  characters: {
    list: async () => ({ items: [], unreadable: [], next: null }),
    find: async () => null,
    create: unexpected('create'),
    update: unexpected('update'),
    deleteLater: unexpected('deleteLater'),
    generatePicture: unexpected('generatePicture'),
    savePicture: unexpected('savePicture'),
    chooseMainImage: unexpected('chooseMainImage'),
    ...characters,
  },
  locations: {
    list: async () => ({ items: [], unreadable: [], next: null }),
    find: async () => null,
    create: unexpected('locations.create'),
    update: unexpected('locations.update'),
    deleteLater: unexpected('locations.deleteLater'),
    generatePicture: unexpected('locations.generatePicture'),
    savePicture: unexpected('locations.savePicture'),
    chooseMainImage: unexpected('locations.chooseMainImage'),
    ...locations,
  },
  stories: {
    list: unexpected('stories.list'),
    find: unexpected('stories.find'),
    generateChapter: unexpected('generateChapter'),
    saveChapter: unexpected('saveChapter'),
    deleteLater: unexpected('stories.deleteLater'),
  },
  reading: {
    findRecording: unexpected('findRecording'),
    narrate: unexpected('narrate'),
    keepPlace: unexpected('keepPlace'),
  },
  generation: {
    listUnfinished: async () => [],
    waitFor: unexpected('waitFor'),
    save: unexpected('generation.save'),
    discard: vi.fn(async () => undefined),
    ...generation,
  },
  sharing: {
    find: async () => ({ status: 'private' }),
    penName: async () => '',
    choosePenName: unexpected('choosePenName'),
    update: unexpected('sharing.update'),
    ...sharing,
  },
  usage: { current: async () => usage },
  pictures: { full: (stored) => stored, thumbnail: (stored) => stored },
});
