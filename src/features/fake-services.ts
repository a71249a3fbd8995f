import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { PLANS, type PlanId } from '@talelantern/domain/subscriptions/plans';
import { allowanceOf } from '@talelantern/domain/usage/usage';
import { vi } from 'vitest';
import type { BillingService } from '../services/billing-service.ts';
import type { CharacterService } from '../services/character-service.ts';
import type { ChildService } from '../services/child-service.ts';
import type { ContactService } from '../services/contact-service.ts';
import type { GenerationService } from '../services/generation-service.ts';
import type { LocationService } from '../services/location-service.ts';
import type { LeavingService } from '../services/leaving-service.ts';
import type { LockService } from '../services/lock-service.ts';
import type { PreferencesService } from '../services/preferences-service.ts';
import type { ProfileService } from '../services/profile-service.ts';
import type { ReadingService } from '../services/reading-service.ts';
import type { RewriteService } from '../services/rewrite-service.ts';
import type { SceneService } from '../services/scene-maker.ts';
import type { Services } from '../services/services.ts';
import type { SharingService } from '../services/sharing-service.ts';
import type { StoryService } from '../services/story-service.ts';
import type { PlanUsage, UsageService } from '../services/usage-service.ts';

export const usageOf = (plan: PlanId, differences: Partial<PlanUsage> = {}): PlanUsage => ({
  plan: PLANS[plan],
  subscription:
    plan === 'free'
      ? { priceId: null, subscriptionStatus: null, currentPeriodEnd: null }
      : { priceId: plan, subscriptionStatus: 'active', currentPeriodEnd: differences.periodEnd ?? null },
  periodEnd: null,
  cancelsAtPeriodEnd: false,
  stories: { taken: 0, limit: PLANS[plan].limits.storiesPerMonth, per: 'month' },
  pictures: { taken: 0, limit: PLANS[plan].limits.imageGeneration, per: 'month' },
  picturesToday: { taken: 0, limit: allowanceOf(PLANS[plan], 'pictures').perDay, per: 'day' },
  rewrites: { taken: 0, limit: PLANS[plan].limits.paragraphRewritesPerMonth, per: 'month' },
  rewritesToday: { taken: 0, limit: allowanceOf(PLANS[plan], 'rewrites').perDay, per: 'day' },
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
  children?: Partial<ChildService>;
  scenes?: Partial<SceneService>;
  generation?: Partial<GenerationService>;
  sharing?: Partial<SharingService>;
  contact?: Partial<ContactService>;
  stories?: Partial<StoryService>;
  reading?: Partial<ReadingService>;
  rewrites?: Partial<RewriteService>;
  preferences?: Partial<PreferencesService>;
  lock?: Partial<LockService>;
  leaving?: Partial<LeavingService>;
  billing?: Partial<BillingService>;
  profile?: Partial<ProfileService>;
  /** What is used up, or how that is found out. */
  usage?: PlanUsage | UsageService['current'];
}

/** Services that answer what a test states; anything else that is called fails the test. */
export const fakeServices = ({
  characters,
  locations,
  children,
  scenes,
  generation,
  sharing,
  contact,
  stories,
  reading,
  rewrites,
  preferences,
  lock,
  leaving,
  billing,
  profile,
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
  children: {
    list: async () => [],
    create: unexpected('children.create'),
    update: unexpected('children.update'),
    deleteLater: unexpected('children.deleteLater'),
    ...children,
  },
  stories: {
    list: unexpected('stories.list'),
    find: unexpected('stories.find'),
    edit: unexpected('stories.edit'),
    setFavorite: unexpected('setFavorite'),
    generateChapter: unexpected('generateChapter'),
    saveChapter: unexpected('saveChapter'),
    deleteLater: unexpected('stories.deleteLater'),
    ...stories,
  },
  reading: {
    findRecording: unexpected('findRecording'),
    narrate: unexpected('narrate'),
    findRunning: async () => null,
    keepPlace: unexpected('keepPlace'),
    ...reading,
  },
  rewrites: {
    tell: unexpected('rewrites.tell'),
    findUndecided: async () => null,
    putAway: unexpected('rewrites.putAway'),
    ...rewrites,
  },
  scenes: {
    generateScene: unexpected('generateScene'),
    saveScene: unexpected('saveScene'),
    deleteLater: unexpected('scenes.deleteLater'),
    isHeld: () => false,
    ...scenes,
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
  contact: { send: unexpected('contact.send'), ...contact },
  preferences: {
    get: async () => readPreferences({}),
    change: unexpected('preferences.change'),
    ...preferences,
  },
  profile: {
    get: async () => ({ displayName: '', penName: '', photoURL: null }),
    update: unexpected('profile.update'),
    ...profile,
  },
  billing: { checkout: unexpected('checkout'), manage: unexpected('manage'), ...billing },
  leaving: async () => ({
    packArchive: unexpected('packArchive'),
    deleteAccount: unexpected('deleteAccount'),
    ...leaving,
  }),
  lock: async () => ({
    look: async () => 'none',
    waitMs: () => 0,
    tryPin: unexpected('tryPin'),
    choosePin: unexpected('choosePin'),
    remove: unexpected('lock.remove'),
    close: unexpected('lock.close'),
    stayOpen: () => undefined,
    watch: () => () => undefined,
    ...lock,
  }),
  usage: { current: typeof usage === 'function' ? usage : async () => usage },
  pictures: { full: (stored) => stored, thumbnail: (stored) => stored },
});
