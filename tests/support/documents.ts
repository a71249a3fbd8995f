import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { downloadUrl } from '@talelantern/domain/images/media-url';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { joinChapters } from '@talelantern/domain/stories/story';
import type { PlanId } from '@talelantern/domain/plans/plans';
import { usagePeriod } from '@talelantern/domain/plans/usage';
import { DAY_MS } from '@talelantern/domain/time/day';
import { serverTimestamp, Timestamp } from 'firebase/firestore';

/** The fields to write; undefined ones are omitted. */
export type Fields = Readonly<Record<string, unknown>>;

export const withoutUndefined = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const thisPeriod = (): number => usagePeriod(Date.now());

/** The path of a picture of `uid`. */
export const picturePath = (uid: string, name = 'portrait.webp', item = 'characters/c1'): string =>
  `users/${uid}/${item}/${name}`;
export const pictureUrl = (path: string, base = 'https://firebasestorage.googleapis.com'): string =>
  downloadUrl(base, { bucket: 'demo-talelantern.appspot.com', path, token: '0b1c-2d3e' });

export const profileFields = (email: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    email,
    displayName: 'The Fennimores',
    photoURL: null,
    ...STARTING_COUNTERS,
    usagePeriod: thisPeriod(),
    createdAt: serverTimestamp(),
    lastLoginAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    ...overrides,
  });

/** The plan fields as the webhook writes them; the period ends in `daysLeft` days. */
export const planFields = (priceId: PlanId, daysLeft = 20, subscriptionStatus = 'active'): Fields => ({
  priceId,
  subscriptionStatus,
  currentPeriodEnd: Timestamp.fromMillis(Date.now() + daysLeft * DAY_MS),
  cancelAtPeriodEnd: false,
});

const EMBER = {
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
  role: 'Hero',
  appearance: { ...DEFAULT_APPEARANCE, age: null, customAge: '' },
  imageUrl: null,
  imagePath: null,
};

export const characterFields = (uid: string, id: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    id,
    userId: uid,
    ...EMBER,
    magicalPower: 'Flying',
    customDescription: 'Sneezes sparks.',
    advancedFeatures: EMPTY_ADVANCED_FEATURES,
    realChild: false,
    cloudStorage: false,
    mainImage: null,
    imageHistory: [],
    generatedPrompt: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    ...overrides,
  });

export const locationFields = (uid: string, id: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    id,
    userId: uid,
    name: 'Lantern Forest',
    type: 'Woods and Meadows',
    category: 'Forest',
    subcategory: 'Lantern Forest',
    description: 'Every tree carries a light.',
    magicalProperties: ['Glowing Plants'],
    inhabitants: ['Wise Owls', 'our cat'],
    climate: 'Gentle Spring',
    dangers: [],
    treasures: [],
    advancedFeatures: EMPTY_ADVANCED_FEATURES,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    ...overrides,
  });

export const childFields = (overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    nickname: 'Mo',
    ageRange: '5-8',
    readingLevel: 'with-help',
    likes: ['owls'],
    avoid: ['spiders', 'thunder'],
    face: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    ...overrides,
  });

/** The three fields that show the picture at `imagePath`. */
export const shownPicture = (imagePath: string): Fields => {
  const imageUrl = pictureUrl(imagePath);
  return { imagePath, imageUrl, mainImage: imageUrl };
};

/** An entry of a picture history, for the file at `path`. */
export const historyEntry = (path: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    url: pictureUrl(path),
    path,
    timestamp: 1_763_700_000_000,
    prompt: 'A dragon.',
    provider: 'dall-e',
    isSaved: true,
    ...overrides,
  });

export const sceneImage = (uid: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    id: 'scene-1',
    imageUrl: pictureUrl(picturePath(uid)),
    imagePath: picturePath(uid),
    createdAt: 1_763_700_000_000,
    textSelection: 'Once upon a time.',
    position: 0,
    part: 0,
    generatedPrompt: null,
    ...overrides,
  });

/** A share as the functions write it; `sharing` overrides its settings. */
export const shareFields = (shareId: string, overrides: Fields = {}, sharing: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    contentType: shareId.startsWith('s_') ? 'story' : 'character',
    copy: { contentType: 'story', title: 'The Treasure Hunt of Ember', chapters: ['Once upon a time.'], cast: [] },
    sharing: {
      isPublic: true,
      allowComments: true,
      shareId,
      sharedAt: serverTimestamp(),
      sharedBy: 'Lantern Lane',
      views: 0,
      likes: 0,
      ...sharing,
    },
    hidden: false,
    offered: false,
    listed: false,
    withdrawnAt: null,
    ...overrides,
  });

/** A character as stored in a story. */
export const castMember = (overrides: Fields = {}): Fields => ({
  id: 'c1',
  ...EMBER,
  magicalPower: null,
  customDescription: '',
  ...overrides,
});

export const storyFields = (uid: string, id: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    id,
    userId: uid,
    title: 'The Treasure Hunt of Ember',
    bookTitle: null,
    content: 'Once upon a time.',
    previousParts: ['Once upon a time.'],
    currentPhase: 'introduction',
    characters: [castMember()],
    locations: [],
    sceneImages: [],
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    settings: { length: 'standard', customElements: '', nextIdeas: [] },
    relationships: [],
    memoryKey: 'memory-key-1',
    generatedPrompt: null,
    favorite: false,
    coverSceneId: null,
    childId: null,
    approvedParts: [],
    readingPlace: null,
    revision: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    lastUpdate: serverTimestamp(),
    ...overrides,
  });

/** The first `count` chapters of a story, and the content joined from them. */
export function chapterFields(count: number): Fields {
  const previousParts = STORY_PHASES.map((phase) => `The ${phase}.`).slice(0, count);
  return { previousParts, content: joinChapters(previousParts) };
}

/** A location as stored in a story. */
export const storyLocation = (overrides: Fields = {}): Fields => ({
  id: 'l1',
  name: 'Lantern Forest',
  type: 'Woods and Meadows',
  category: 'Forest',
  subcategory: '',
  description: '',
  climate: '',
  magicalProperties: [],
  inhabitants: ['Wise Owls'],
  dangers: [],
  treasures: [],
  imageUrl: null,
  imagePath: null,
  ...overrides,
});

export const castOf = (size: number): Fields[] =>
  Array.from({ length: size }, (_, index) => castMember({ id: `c${index}` }));

/** A time that rules about 'now' must refuse. */
export const yesterday = (): Timestamp => Timestamp.fromMillis(Date.now() - DAY_MS);
