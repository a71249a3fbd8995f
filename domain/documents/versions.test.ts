import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { StoredData } from '../stored/read-fields.ts';
import { DOCUMENTS } from './documents.ts';

interface Version {
  stored: StoredData;
  /** Some of the fields that the reader returns for the document. */
  reads: object;
}

const time = { seconds: 1_700_000_000 };
const ms = 1_700_000_000_000;

const appearance = {
  height: 'tall',
  build: 'slim',
  color: 'red',
  distinguishingFeature: 'none',
  age: null,
  customAge: '7',
};
const style = { imageStyle: 'ink', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' };
const picture = {
  imageUrl: 'https://x/1',
  imagePath: 'users/u1/1.webp',
  cloudStorage: true,
  mainImage: 'https://x/1',
  imageHistory: [
    { url: 'https://x/1', path: null, timestamp: ms, prompt: 'A dragon.', provider: 'dall-e', isSaved: true },
  ],
  generatedPrompt: 'A dragon.',
};
const sharing = {
  isPublic: true,
  allowComments: false,
  shareId: `s_${'a'.repeat(22)}`,
  sharedAt: time,
  sharedBy: 'Lantern Lane',
  views: 3,
  likes: 1,
};
const dragon = {
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Kind',
  magicalPower: 'Fire',
  role: 'Hero',
  customDescription: 'Likes tea.',
  appearance,
};
const quay = {
  name: 'Quay',
  type: 'Rivers and Seas',
  category: 'Harbors',
  subcategory: 'Quay',
  description: 'Foggy.',
  climate: 'Mild',
  magicalProperties: ['Singing Stones'],
  inhabitants: ['Otters'],
  dangers: ['Fog'],
  treasures: ['Pearl'],
};
const castEntry = { id: 'x', imageUrl: null, imagePath: null };
const own = { userId: 'u1', createdAt: time, updatedAt: time };
const chapter = {
  audioPath: 'users/u1/a.mp3',
  durationSeconds: 9,
  voice: 'nova',
  textHash: 'ab',
};
const word = { text: 'Once', startMs: 0, endMs: 200, startChar: 0, endChar: 4 };
const firstStory = { userId: 'u1', title: 'Fog', content: 'Once.', theme: 'Quest', ageRange: '5-8', createdAt: time };
const chapters = {
  ...firstStory,
  previousParts: ['Once.'],
  currentPhase: 'development',
  characters: [{ ...dragon, ...castEntry }],
  locations: [{ ...quay, ...castEntry }],
  sceneImages: [
    {
      id: 's1',
      imageUrl: 'https://x/2',
      imagePath: null,
      createdAt: time,
      textSelection: 'Once.',
      position: 0,
      part: 0,
      generatedPrompt: null,
    },
  ],
  settings: { length: 'extended', customElements: 'tea', nextIdeas: [] },
  relationships: [{ fromCharacterId: 'a', toCharacterId: 'b', type: 'Friend', details: '' }],
  memoryKey: 'k',
  generatedPrompt: null,
  updatedAt: time,
};
const wholeStory = {
  ...chapters,
  sharing,
  favorite: true,
  coverSceneId: 's1',
  childId: 'k1',
  approvedParts: [0],
  readingPlace: { part: 0, paragraph: 2 },
  narration: { 0: chapter },
  revision: 4,
};
const counts = { reserved: 1, used: 2 };
const work = {
  kind: 'story',
  requestId: 'r1',
  partial: null,
  createdAt: time,
};
const result = {
  story: 'Once.',
  memoryKey: 'k',
  storyPhase: 'introduction',
  theme: 'Quest',
  ageRange: '5-8',
  length: 'standard',
  customElements: '',
  characterIds: ['a'],
  relationships: [],
};
const report = {
  userId: null,
  contentType: 'story',
  contentId: sharing.shareId,
  commentId: null,
  details: '',
  status: 'pending',
  createdAt: time,
};
const message = { userId: 'u1', message: 'Hello', status: 'pending', createdAt: time };
const plan = {
  priceId: 'pro_monthly',
  subscriptionStatus: 'active',
  currentPeriodEnd: time,
  cancelAtPeriodEnd: false,
};
const family = { email: 'a@x.test', displayName: 'Us', photoURL: null, stories: 2, characters: 2, createdAt: time };

/**
 * One document for each version of each definition, as it was stored. They never change: a field that is added, or
 * stored otherwise, is a new version with its own document.
 */
const VERSIONS: Readonly<Record<keyof typeof DOCUMENTS, readonly Version[]>> = {
  users: [
    { stored: family, reads: { email: 'a@x.test', penName: '', priceId: null, charactersTotal: 0, createdAt: ms } },
    {
      stored: {
        ...family,
        ...plan,
        penName: 'Lantern Lane',
        storiesThisMonth: 1,
        charactersThisMonth: 1,
        charactersTotal: 4,
        locationsTotal: 1,
        childrenTotal: 2,
        usagePeriod: 202_611,
        adultConfirmedAt: time,
        disabled: false,
      },
      reads: { penName: 'Lantern Lane', priceId: 'pro_monthly', charactersTotal: 4, currentPeriodEnd: ms },
    },
    {
      stored: {
        ...family,
        ...plan,
        nextPriceId: 'pro_yearly',
        penName: 'Lantern Lane',
        storiesThisMonth: 1,
        charactersThisMonth: 1,
        charactersTotal: 4,
        locationsTotal: 1,
        childrenTotal: 2,
        usagePeriod: 202_611,
        adultConfirmedAt: time,
        disabled: false,
      },
      reads: { priceId: 'pro_monthly', nextPriceId: 'pro_yearly', charactersTotal: 4, subscribedAt: null },
    },
    {
      stored: {
        ...family,
        ...plan,
        nextPriceId: null,
        subscribedAt: time,
        penName: 'Lantern Lane',
        storiesThisMonth: 1,
        charactersThisMonth: 1,
        charactersTotal: 4,
        locationsTotal: 1,
        childrenTotal: 2,
        usagePeriod: 202_611,
        adultConfirmedAt: time,
        disabled: false,
      },
      reads: { priceId: 'pro_monthly', currentPeriodStart: null, subscribedAt: ms },
    },
    {
      stored: {
        ...family,
        ...plan,
        nextPriceId: null,
        currentPeriodStart: time,
        subscribedAt: time,
        penName: 'Lantern Lane',
        storiesThisMonth: 1,
        charactersThisMonth: 1,
        charactersTotal: 4,
        locationsTotal: 1,
        childrenTotal: 2,
        usagePeriod: 202_611,
        adultConfirmedAt: time,
        disabled: false,
      },
      reads: { priceId: 'pro_monthly', currentPeriodStart: ms, subscribedAt: ms },
    },
  ],
  children: [
    {
      stored: { nickname: 'Mo', ageRange: '9-12', readingLevel: 'alone', likes: ['owls'], avoid: ['storms'], ...own },
      reads: {
        nickname: 'Mo',
        ageRange: '9-12',
        readingLevel: 'alone',
        likes: ['owls'],
        avoid: ['storms'],
        face: null,
      },
    },
    {
      stored: {
        nickname: 'Mo',
        ageRange: '9-12',
        readingLevel: 'alone',
        likes: ['owls'],
        avoid: ['storms'],
        face: 'friend-pip',
        ...own,
      },
      reads: { nickname: 'Mo', face: 'friend-pip' },
    },
  ],
  characters: [
    {
      stored: {
        ...dragon,
        ...own,
        ...picture,
        personality: { 0: 'Brave', 1: 'Kind' },
        imageHistory: { 0: { url: 'https://x/1', timestamp: '2023-11-14T22:13:20Z', provider: 'stability' } },
      },
      reads: {
        personality: 'Brave and Kind',
        imageHistory: [{ url: 'https://x/1', timestamp: ms, prompt: '', provider: 'dall-e', isSaved: true }],
        advancedFeatures: { imageProvider: 'dall-e' },
        realChild: false,
        sharing: null,
      },
    },
    {
      stored: { ...dragon, ...own, ...picture, advancedFeatures: style, realChild: true, sharing },
      reads: {
        ...dragon,
        ...picture,
        advancedFeatures: style,
        realChild: true,
        sharing: { ...sharing, sharedAt: ms, hold: null },
      },
    },
    {
      stored: {
        ...dragon,
        ...own,
        ...picture,
        advancedFeatures: style,
        realChild: true,
        sharing: { ...sharing, hold: 'unfit' },
      },
      reads: { sharing: { shareId: sharing.shareId, hold: 'unfit' } },
    },
  ],
  locations: [
    {
      stored: { ...quay, ...own, dangers: 'Fog, Rocks', treasures: { 0: 'Pearl' } },
      reads: { dangers: ['Fog', 'Rocks'], treasures: ['Pearl'], imageHistory: [], imageUrl: null },
    },
    {
      stored: { ...quay, ...own, ...picture, advancedFeatures: style },
      reads: { ...quay, ...picture, advancedFeatures: style, createdAt: ms },
    },
  ],
  stories: [
    {
      stored: { ...firstStory, characters: { 0: { name: 'Ember' } } },
      reads: { previousParts: ['Once.'], currentPhase: 'introduction', characters: [{ name: 'Ember' }], revision: 1 },
    },
    {
      stored: { ...chapters, settings: { length: 'extended' } },
      reads: { currentPhase: 'development', settings: { length: 'extended', nextIdeas: [] }, approvedParts: [] },
    },
    {
      stored: wholeStory,
      reads: {
        characters: [{ ...dragon, ...castEntry }],
        locations: [{ ...quay, ...castEntry }],
        sceneImages: [{ id: 's1', createdAt: ms }],
        approvedParts: [0],
        readingPlace: { part: 0, paragraph: 2 },
        narration: { 0: chapter },
        revision: 4,
      },
    },
    {
      stored: {
        ...wholeStory,
        sceneImages: [
          { ...chapters.sceneImages[0], slot: 'opening', alt: 'Ember in the Fog' },
          { ...chapters.sceneImages[0], id: 's2' },
        ],
      },
      reads: { sceneImages: [{ id: 's1', slot: 'opening', alt: 'Ember in the Fog' }, { id: 's2' }], bookTitle: null },
    },
    {
      stored: { ...wholeStory, bookTitle: 'Ember and the Fog Horn' },
      reads: { title: 'Fog', bookTitle: 'Ember and the Fog Horn', talkCards: {} },
    },
    {
      stored: {
        ...wholeStory,
        bookTitle: null,
        talkCards: { 0: [{ kind: 'ask', text: 'Why is Ember so quiet in the fog?' }] },
      },
      reads: {
        talkCards: { 0: [{ kind: 'ask', text: 'Why is Ember so quiet in the fog?' }] },
        sharing: { hold: null },
      },
    },
    {
      stored: { ...wholeStory, bookTitle: null, talkCards: {}, sharing: { ...sharing, hold: 'review' } },
      reads: { sharing: { shareId: sharing.shareId, hold: 'review' }, readingPlaces: {} },
    },
    {
      stored: {
        ...wholeStory,
        bookTitle: null,
        talkCards: {},
        readingPlaces: { parents: { part: 1, paragraph: 4 }, k1: { part: 0, paragraph: 1 }, k2: 'unreadable' },
      },
      reads: {
        readingPlace: { part: 0, paragraph: 2 },
        readingPlaces: { parents: { part: 1, paragraph: 4 }, k1: { part: 0, paragraph: 1 } },
      },
    },
  ],
  shares: [
    {
      stored: {
        contentType: 'character',
        copy: { contentType: 'character', name: 'Ember', type: 'Dragon', personality: 'Brave' },
        sharing,
        hidden: false,
        offered: true,
        listed: true,
        withdrawnAt: null,
      },
      reads: {
        copy: { name: 'Ember', role: null },
        hidden: false,
        listed: true,
        sharing: { views: 3 },
        coverPlaceholder: null,
      },
    },
    {
      stored: {
        contentType: 'character',
        copy: {
          contentType: 'character',
          name: 'Ember',
          type: 'Dragon',
          personality: 'Brave',
          imageUrl: 'https://x/1',
        },
        sharing,
        hidden: false,
        offered: true,
        listed: true,
        withdrawnAt: null,
        coverPlaceholder: 'UklGRkgAAABXRUJQ',
      },
      reads: { copy: { name: 'Ember', imageUrl: 'https://x/1' }, coverPlaceholder: 'UklGRkgAAABXRUJQ' },
    },
  ],
  likes: [
    {
      stored: { contentId: sharing.shareId, contentType: 'story', userId: 'u1', createdAt: time },
      reads: { contentId: sharing.shareId, createdAt: ms },
    },
  ],
  comments: [
    {
      stored: {
        contentId: sharing.shareId,
        contentType: 'story',
        userName: 'Lantern Lane',
        text: 'Lovely',
        status: 'visible',
        createdAt: time,
      },
      reads: { text: 'Lovely', status: 'visible', createdAt: ms },
    },
  ],
  contact_messages: [
    { stored: message, reads: { message: 'Hello', status: 'pending', notes: [] } },
    {
      stored: {
        ...message,
        status: 'in_progress',
        notes: [{ text: 'Asked.', adminId: 'a1', adminEmail: 'a@x.test', at: time }],
      },
      reads: { status: 'in_progress', notes: [{ text: 'Asked.', at: ms }], statusChange: null },
    },
    {
      stored: {
        ...message,
        status: 'in_progress',
        notes: [],
        statusChange: { adminId: 'a1', adminEmail: 'a@x.test', at: time },
      },
      reads: { statusChange: { adminId: 'a1', adminEmail: 'a@x.test', at: ms }, kind: 'message' },
    },
    {
      stored: { ...message, kind: 'withdrawal', notes: [], statusChange: null },
      reads: { message: 'Hello', kind: 'withdrawal' },
    },
  ],
  reports: [
    { stored: { ...report, reason: 'It is rude' }, reads: { reason: 'It is rude', userId: null } },
    { stored: { ...report, reason: 'unkind' }, reads: { reason: 'unkind', status: 'pending', createdAt: ms } },
  ],
  jobs: [
    {
      stored: {
        requestId: 'r1',
        kind: 'portrait',
        status: 'failed',
        leaseUntil: time,
        error: { code: 'busy', message: 'Later' },
      },
      reads: { kind: 'portrait', leaseUntil: ms, error: { code: 'busy', message: 'Later' } },
    },
  ],
  temp: [
    { stored: { ...work, result }, reads: { result: { locationIds: [], childId: null, ideas: [] }, createdAt: ms } },
    {
      stored: { ...work, result: { ...result, locationIds: ['l'], childId: 'k1', ideas: [] } },
      reads: { result: { locationIds: ['l'], childId: 'k1', replaces: false, cast: [] } },
    },
    {
      stored: {
        ...work,
        result: {
          ...result,
          cast: [{ id: 'a', name: 'Ember', type: 'Dragon', appearance: {} }],
          locationIds: ['l'],
          childId: 'k1',
          ideas: [],
          bookTitle: null,
          replaces: true,
        },
      },
      reads: { result: { replaces: true, cast: [{ id: 'a', name: 'Ember' }] } },
    },
  ],
  usage: [
    { stored: { stories: counts }, reads: { tallies: { stories: counts, rewrites: { reserved: 0, used: 0 } } } },
    {
      stored: {
        stories: counts,
        pictures: counts,
        rewrites: counts,
        narrations: counts,
        days: { 20_261_121: { pictures: 1, rewrites: 2 } },
        recentStarts: [ms],
        recentRefusals: [],
      },
      reads: {
        tallies: { narrations: counts },
        days: { 20_261_121: { pictures: 1, rewrites: 2 } },
        recentStarts: [ms],
      },
    },
    {
      stored: {
        stories: counts,
        pictures: counts,
        rewrites: counts,
        narrations: counts,
        spent: { reserved: 95_000, used: 21_500, sold: 20_000 },
        days: { 20_261_121: { pictures: 1, rewrites: 2, micros: 116_500 } },
        recentStarts: [ms],
        recentRefusals: [],
      },
      reads: {
        spent: { reserved: 95_000, used: 21_500, sold: 20_000, failed: 0 },
        days: { 20_261_121: { pictures: 1, rewrites: 2, micros: 116_500 } },
      },
    },
    {
      stored: {
        stories: counts,
        pictures: counts,
        rewrites: counts,
        narrations: counts,
        spent: { reserved: 95_000, used: 21_500, sold: 20_000, failed: 17_000 },
        days: { 20_261_121: { pictures: 1, rewrites: 2, micros: 116_500 } },
        recentStarts: [ms],
        recentRefusals: [],
      },
      reads: { spent: { reserved: 95_000, used: 21_500, sold: 20_000, failed: 17_000 } },
    },
  ],
  narrations: [
    {
      stored: { userId: 'u1', storyId: 's1', part: 0, audioPath: 'users/u1/a.mp3', words: [word, { text: 'upon' }] },
      reads: { audioPath: 'users/u1/a.mp3', words: [word] },
    },
  ],
  admins: [
    { stored: { userId: 'u1', permissions: '["people"]' }, reads: { role: 'admin', permissions: ['people'] } },
    { stored: { userId: 'u1', role: 'lead', permissions: ['overview'] }, reads: { permissions: ['overview'] } },
  ],
};

const text = z.string();
const count = z.number();
const flag = z.boolean();
const textOrNull = z.nullable(text);
const nonEmptyText = text.check(z.minLength(1));
const timestamp = z.object({ seconds: count });
const textList = z.array(text);
const pictureFields = {
  imageUrl: textOrNull,
  imagePath: textOrNull,
  cloudStorage: flag,
  mainImage: textOrNull,
  imageHistory: z.array(z.object({ url: text, timestamp: count, prompt: text, isSaved: flag })),
  generatedPrompt: textOrNull,
  userId: nonEmptyText,
  createdAt: timestamp,
  updatedAt: timestamp,
};
const kind = z.enum(['story', 'character']);
const shareId = text.check(z.regex(/^[sc]_[A-Za-z0-9]{22}$/));
const sharingBlock = z.object({
  isPublic: flag,
  allowComments: flag,
  shareId,
  sharedAt: timestamp,
  sharedBy: text,
  views: count,
  likes: count,
});
const castMember = { id: text, name: nonEmptyText, type: text, imageUrl: textOrNull, imagePath: textOrNull };
const tally = z.object({ reserved: count, used: count });

/**
 * The fields that the previous release requires of a stored document, so that a page that was not reloaded yet, or a
 * release that is rolled back, can read what this release writes. Updated one release later.
 */
const PREVIOUS_RELEASE: Readonly<Record<keyof typeof DOCUMENTS, z.ZodMiniType>> = {
  users: z.object({
    email: text,
    displayName: text,
    photoURL: textOrNull,
    penName: text,
    priceId: textOrNull,
    subscriptionStatus: textOrNull,
    currentPeriodEnd: timestamp,
    cancelAtPeriodEnd: flag,
    storiesThisMonth: count,
    charactersTotal: count,
    locationsTotal: count,
    childrenTotal: count,
    usagePeriod: count,
    disabled: flag,
  }),
  children: z.object({
    nickname: nonEmptyText,
    ageRange: z.enum(['3-4', '5-8', '9-12', '12-17']),
    readingLevel: text,
    likes: textList,
    avoid: textList,
    face: textOrNull,
  }),
  characters: z.object({
    ...pictureFields,
    name: nonEmptyText,
    type: nonEmptyText,
    gender: z.enum(['male', 'female']),
    personality: text,
    magicalPower: textOrNull,
    role: textOrNull,
    customDescription: text,
    appearance: z.object({ height: text, build: text, color: text, distinguishingFeature: text, customAge: text }),
    advancedFeatures: z.object({ imageStyle: text, background: text, lighting: text, mood: text, details: text }),
    realChild: flag,
    sharing: sharingBlock,
  }),
  locations: z.object({
    ...pictureFields,
    name: nonEmptyText,
    type: text,
    category: text,
    subcategory: text,
    description: text,
    climate: text,
    magicalProperties: textList,
    inhabitants: textList,
    dangers: textList,
    treasures: textList,
  }),
  stories: z.object({
    userId: nonEmptyText,
    title: nonEmptyText,
    content: nonEmptyText,
    previousParts: textList,
    currentPhase: z.enum(['introduction', 'development', 'climax', 'resolution']),
    characters: z.array(z.object({ ...castMember, personality: text, appearance: z.object({ height: text }) })),
    locations: z.array(z.object({ ...castMember, magicalProperties: textList })),
    sceneImages: z.array(z.object({ id: text, imageUrl: text, part: count, position: count, textSelection: text })),
    theme: text,
    ageRange: text,
    settings: z.object({ length: text, customElements: text, nextIdeas: z.array(z.unknown()) }),
    relationships: z.array(
      z.object({ fromCharacterId: nonEmptyText, toCharacterId: nonEmptyText, type: text, details: text }),
    ),
    memoryKey: text,
    sharing: sharingBlock,
    favorite: flag,
    coverSceneId: textOrNull,
    childId: textOrNull,
    approvedParts: z.array(count),
    readingPlace: z.object({ part: count, paragraph: count }),
    narration: z.record(text, z.object({ audioPath: text, textHash: text, durationSeconds: count })),
    revision: count,
  }),
  shares: z.object({
    contentType: kind,
    copy: z.object({ name: text, type: text }),
    sharing: sharingBlock,
    hidden: flag,
    offered: flag,
    listed: flag,
    withdrawnAt: z.null(),
  }),
  likes: z.object({ contentId: shareId, contentType: kind, userId: nonEmptyText, createdAt: timestamp }),
  comments: z.object({ contentId: shareId, contentType: kind, userName: text, text: nonEmptyText, status: text }),
  contact_messages: z.object({
    userId: text,
    message: text,
    status: z.enum(['pending', 'in_progress', 'resolved']),
    createdAt: timestamp,
    notes: z.array(z.object({ text, adminId: text, adminEmail: text, at: timestamp })),
  }),
  reports: z.object({ contentType: kind, contentId: text, reason: text, details: text, status: text }),
  jobs: z.object({
    requestId: nonEmptyText,
    kind: text,
    status: z.enum(['running', 'done', 'failed']),
    leaseUntil: timestamp,
  }),
  temp: z.object({
    kind: text,
    requestId: nonEmptyText,
    result: z.object({ story: text, memoryKey: text }),
    createdAt: timestamp,
  }),
  usage: z.object({
    stories: tally,
    pictures: tally,
    rewrites: tally,
    narrations: tally,
    recentStarts: z.array(count),
  }),
  narrations: z.object({}),
  admins: z.object({ userId: nonEmptyText, role: text, permissions: textList }),
};

describe.each(Object.entries(DOCUMENTS))('the documents of %s', (collection, { version, fields, read }) => {
  const versions = Object.entries(VERSIONS).find(([name]) => name === collection)?.[1] ?? [];

  it('there is a test document for each version of a collection', () => {
    expect(versions).toHaveLength(version);
  });

  it.each(versions.map(({ stored, reads }, index) => [index + 1, stored, reads] as const))(
    'a stored document of version %i is read',
    (_version, stored, reads) => {
      expect(read('u1', stored)).toMatchObject(reads);
    },
  );

  it('the latest test document of a collection has all of its fields', () => {
    expect(Object.keys(versions.at(-1)?.stored ?? {})).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it('the latest stored document can be read by the previous release', () => {
    const schema = Object.entries(PREVIOUS_RELEASE).find(([name]) => name === collection)?.[1];
    expect(schema?.safeParse(versions.at(-1)?.stored)).toMatchObject({ success: true });
  });
});
