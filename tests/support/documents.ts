import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { downloadAddress } from '@talelantern/domain/images/media-address';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { joinChapters } from '@talelantern/domain/stories/story';
import type { PlanId } from '@talelantern/domain/subscriptions/plans';
import { usagePeriod } from '@talelantern/domain/usage/usage';
import { serverTimestamp, Timestamp } from 'firebase/firestore';

/** A document as it is written; a field that is undefined is left out. */
export type Fields = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

export const withoutUndefined = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const thisPeriod = (): number => usagePeriod(Date.now());

/** Where a picture of `uid` lies, and its address in the cloud. */
export const picturePath = (uid: string, name = 'portrait.webp'): string => `users/${uid}/characters/c1/${name}`;
export const pictureAddress = (path: string, base = 'https://firebasestorage.googleapis.com'): string =>
  downloadAddress(base, { bucket: 'demo-talelantern.appspot.com', path, token: '0b1c-2d3e' });

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

/** The plan fields as the payment webhook writes them; the period ends in `daysLeft` days. */
export const planFields = (priceId: PlanId, daysLeft = 20, subscriptionStatus = 'active'): Fields => ({
  priceId,
  subscriptionStatus,
  currentPeriodEnd: Timestamp.fromMillis(Date.now() + daysLeft * DAY_MS),
  cancelAtPeriodEnd: false,
});

export const characterFields = (uid: string, id: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    id,
    userId: uid,
    name: 'Ember',
    type: 'Mythical Creature - Dragon - Fire Dragon',
    gender: 'female',
    personality: 'Brave and Kind',
    magicalPower: 'Flying',
    role: 'Hero',
    customDescription: 'Sneezes sparks.',
    appearance: { ...DEFAULT_APPEARANCE, age: null, customAge: '' },
    advancedFeatures: EMPTY_ADVANCED_FEATURES,
    realChild: false,
    imageUrl: null,
    imagePath: null,
    cloudStorage: false,
    mainImage: null,
    imageHistory: [],
    generatedPrompt: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    ...overrides,
  });

/** A character as it takes part in a story. */
export const castMember = (overrides: Fields = {}): Fields => ({
  id: 'c1',
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
  magicalPower: null,
  role: 'Hero',
  customDescription: '',
  appearance: { ...DEFAULT_APPEARANCE, age: null, customAge: '' },
  imageUrl: null,
  imagePath: null,
  ...overrides,
});

export const storyFields = (uid: string, id: string, overrides: Fields = {}): Record<string, unknown> =>
  withoutUndefined({
    id,
    userId: uid,
    title: 'The Treasure Hunt of Ember',
    content: 'Once upon a time.',
    previousParts: ['Once upon a time.'],
    currentPhase: 'introduction',
    characters: [castMember()],
    locations: [],
    sceneImages: [],
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    settings: { length: 'standard', customElements: '' },
    relationships: [],
    memoryKey: 'memory-key-1',
    generatedPrompt: null,
    favorite: false,
    revision: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    lastUpdate: serverTimestamp(),
    ...overrides,
  });

/** The first `count` chapters of a story, with the content that they make. */
export function chapterFields(count: number): Fields {
  const previousParts = STORY_PHASES.map((phase) => `The ${phase}.`).slice(0, count);
  return { previousParts, content: joinChapters(previousParts) };
}

export const castOf = (size: number): Fields[] =>
  Array.from({ length: size }, (_, index) => castMember({ id: `c${index}` }));

/** A moment that a rule about 'now' must refuse. */
export const yesterday = (): Timestamp => Timestamp.fromMillis(Date.now() - DAY_MS);
