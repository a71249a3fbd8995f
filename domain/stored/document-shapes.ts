import type { Profile } from '../accounts/profile.ts';
import type { Appearance, Character, CharacterFields } from '../characters/character.ts';
import type { AdvancedFeatures } from '../images/advanced-features.ts';
import type { PictureFields } from '../images/main-image.ts';
import type { Story, StorySettings } from '../stories/story.ts';

/** Names every key of `T`, once each; a key that is added to the type and not here does not compile. */
const everyKeyOf = <T>(keys: Readonly<Record<keyof T, true>>): readonly string[] => Object.keys(keys);

/** A new profile's fields that the family cannot change afterwards, except as counters. */
export const PROFILE_START = [
  'email',
  'stories',
  'characters',
  'storiesThisMonth',
  'charactersThisMonth',
  'charactersTotal',
  'usagePeriod',
  'createdAt',
] as const satisfies readonly (keyof Profile)[];

/** What a family may write to its own profile at any time (architecture §4). */
export const PROFILE_EDITABLE = [
  'displayName',
  'photoURL',
  'penName',
  'preferences',
  'lock',
  'adultConfirmedAt',
  'deviceInfo',
  'lastLoginAt',
  'updatedAt',
] as const;

/** What changes only together with the story or character that it counts (architecture §4). */
export const PROFILE_COUNTERS = [
  'storiesThisMonth',
  'charactersThisMonth',
  'charactersTotal',
  'usagePeriod',
  'lastStoryId',
  'lastCharacterId',
  'lastDeletedCharacterId',
] as const;

/** What the device of a sign-in says (specification §3). */
export const DEVICE_INFO_FIELDS = [
  'fingerprint',
  'userAgent',
  'language',
  'timezone',
  'screen',
  'isProxy',
  'isEmulator',
] as const;

/** What stands at a character's creation and is never decided by the family; all but `updatedAt` stay. */
export const CHARACTER_START = [
  'id',
  'userId',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Character)[];

export const CHARACTER_DETAILS = everyKeyOf<CharacterFields>({
  name: true,
  type: true,
  gender: true,
  personality: true,
  magicalPower: true,
  role: true,
  customDescription: true,
  appearance: true,
  advancedFeatures: true,
  realChild: true,
});

export const CHARACTER_PICTURE = everyKeyOf<PictureFields>({
  imageUrl: true,
  imagePath: true,
  cloudStorage: true,
  mainImage: true,
  imageHistory: true,
  generatedPrompt: true,
});

export const APPEARANCE_KEYS = everyKeyOf<Appearance>({
  height: true,
  build: true,
  color: true,
  distinguishingFeature: true,
  age: true,
  customAge: true,
});

export const ADVANCED_FEATURES_KEYS = everyKeyOf<AdvancedFeatures>({
  imageStyle: true,
  background: true,
  lighting: true,
  mood: true,
  details: true,
  imageProvider: true,
});

/** What a story keeps from its first chapter on. */
export const STORY_START = [
  'id',
  'userId',
  'characters',
  'locations',
  'theme',
  'ageRange',
  'memoryKey',
  'createdAt',
] as const satisfies readonly (keyof Story)[];

type StoryEdit = Omit<Story, (typeof STORY_START)[number] | 'sharing'>;

/** What a further chapter or an edit may change; `sharing` and `narration` are the functions'. */
export const STORY_EDITABLE = [
  ...everyKeyOf<StoryEdit>({
    title: true,
    content: true,
    previousParts: true,
    currentPhase: true,
    sceneImages: true,
    settings: true,
    relationships: true,
    generatedPrompt: true,
    favorite: true,
    revision: true,
    updatedAt: true,
  }),
  'lastUpdate',
];

export const STORY_SETTINGS_KEYS = everyKeyOf<StorySettings>({ length: true, customElements: true });
