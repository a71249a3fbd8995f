import type { DeviceInfo } from '../accounts/device-info.ts';
import type { Profile } from '../accounts/profile.ts';
import type { Appearance, Character, CharacterFields } from '../characters/character.ts';
import type { AdvancedFeatures } from '../images/advanced-features.ts';
import type { PictureFields } from '../images/main-image.ts';
import type { ImageHistoryEntry } from '../images/image-history.ts';
import type { LocationFields } from '../locations/location.ts';
import type { ChildFields, ChildProfile } from '../family/child-profile.ts';
import type { Comment, CommentAuthor } from '../comments/comment.ts';
import type { ContactMessageDraft } from '../contact/contact-message.ts';
import type { ReportDraft } from '../reports/report.ts';
import type { Like } from '../sharing/like.ts';
import type { Relationship } from '../stories/relationship.ts';
import type { ReadingPlace, Story, StorySettings } from '../stories/story.ts';
import type { SceneImage } from '../stories/scene-image.ts';
import type { StoryIdea } from '../stories/story-ideas.ts';

/** Names every key of `T`, once each; a key that is added to the type and not here does not compile. */
const everyKeyOf = <T>(keys: Readonly<Record<keyof T, true>>): readonly string[] => Object.keys(keys);

/** A new profile's fields that the family cannot change afterwards, except as counters. */
export const PROFILE_START = [
  'stories',
  'characters',
  'storiesThisMonth',
  'charactersThisMonth',
  'charactersTotal',
  'locationsTotal',
  'childrenTotal',
  'usagePeriod',
  'createdAt',
] as const satisfies readonly (keyof Profile)[];

/** What a family may write to its own profile at any time (architecture §4); the email is always that of its token. */
export const PROFILE_EDITABLE = [
  'email',
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

/** What changes only together with the story that it counts (architecture §4). */
export const STORY_COUNTERS = ['storiesThisMonth', 'charactersThisMonth', 'usagePeriod', 'lastStoryId'] as const;

/** What changes only together with the character that it counts. */
export const CHARACTER_COUNTERS = [
  'storiesThisMonth',
  'charactersThisMonth',
  'charactersTotal',
  'usagePeriod',
  'lastCharacterId',
] as const;

/** What the device of a sign-in says (specification §3). */
export const DEVICE_INFO_FIELDS = everyKeyOf<DeviceInfo>({
  fingerprint: true,
  userAgent: true,
  language: true,
  timezone: true,
  screen: true,
  isProxy: true,
  isEmulator: true,
});

/** What stands at a character's or location's creation and is never decided by the family; all but `updatedAt` stay. */
export const ITEM_START = ['id', 'userId', 'createdAt', 'updatedAt'] as const satisfies readonly (keyof Character)[];

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

export const LOCATION_DETAILS = everyKeyOf<LocationFields>({
  name: true,
  type: true,
  category: true,
  subcategory: true,
  description: true,
  magicalProperties: true,
  inhabitants: true,
  climate: true,
  dangers: true,
  treasures: true,
  advancedFeatures: true,
});

export const PICTURE_KEYS = everyKeyOf<PictureFields>({
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

type StoryEdit = Omit<Story, (typeof STORY_START)[number] | 'sharing' | 'narration'>;

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
    coverSceneId: true,
    childId: true,
    approvedParts: true,
    readingPlace: true,
    revision: true,
    updatedAt: true,
  }),
  'lastUpdate',
];

export const STORY_SETTINGS_KEYS = everyKeyOf<StorySettings>({ length: true, customElements: true, nextIdeas: true });

export const STORY_IDEA_KEYS = everyKeyOf<StoryIdea>({ title: true, line: true, picture: true });

export const RELATIONSHIP_KEYS = everyKeyOf<Relationship>({
  fromCharacterId: true,
  toCharacterId: true,
  type: true,
  details: true,
});

/** What a family marks while it reads: an edit in another tab does not mind it, so it needs no revision. */
export const STORY_MARKS = ['favorite', 'readingPlace', 'updatedAt'] as const satisfies readonly (keyof Story)[];

export const READING_PLACE_KEYS = everyKeyOf<ReadingPlace>({ part: true, paragraph: true });

export const SCENE_IMAGE_KEYS = everyKeyOf<SceneImage>({
  id: true,
  imageUrl: true,
  imagePath: true,
  createdAt: true,
  textSelection: true,
  position: true,
  part: true,
  generatedPrompt: true,
});

export const IMAGE_HISTORY_KEYS = everyKeyOf<ImageHistoryEntry>({
  url: true,
  path: true,
  timestamp: true,
  prompt: true,
  provider: true,
  isSaved: true,
});

/** What a parent may change about a child. */
export const CHILD_DETAILS = everyKeyOf<ChildFields>({
  nickname: true,
  ageRange: true,
  readingLevel: true,
  likes: true,
  avoid: true,
});

export const CHILD_TIMES = ['createdAt', 'updatedAt'] as const satisfies readonly (keyof ChildProfile)[];

export const LIKE_KEYS = everyKeyOf<Like>({ contentId: true, contentType: true, userId: true, createdAt: true });

export const COMMENT_KEYS = everyKeyOf<Omit<Comment, 'id'>>({
  contentId: true,
  contentType: true,
  userName: true,
  text: true,
  status: true,
  createdAt: true,
});

export const COMMENT_AUTHOR_KEYS = everyKeyOf<CommentAuthor>({ userId: true });

export const CONTACT_MESSAGE_KEYS = [
  ...everyKeyOf<ContactMessageDraft>({ userId: true, message: true, status: true }),
  'timestamp',
  'createdAt',
];

export const REPORT_KEYS = [
  ...everyKeyOf<ReportDraft>({
    userId: true,
    contentType: true,
    contentId: true,
    commentId: true,
    reason: true,
    details: true,
    status: true,
  }),
  'createdAt',
];
