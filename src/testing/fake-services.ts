import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { PLANS, type PlanId } from '@talelantern/domain/plans/plans';
import { allowanceOf } from '@talelantern/domain/plans/usage';
import { vi } from 'vitest';
import type { CharacterService } from '../services/characters/character-service.ts';
import { createWorks } from '../services/generation/generation-kinds.ts';
import { createGenerations } from '../services/generation/generations.ts';
import type { PlanUsage, UsageService } from '../services/plans/usage-service.ts';
import type { LazyServices, Services } from '../services/services.ts';

export const usageOf = (plan: PlanId, overrides: Partial<PlanUsage> = {}): PlanUsage => ({
  plan: PLANS[plan],
  serverAheadMs: 0,
  asOf: Date.now(),
  subscription:
    plan === 'free'
      ? { priceId: null, subscriptionStatus: null, currentPeriodEnd: null }
      : { priceId: plan, subscriptionStatus: 'active', currentPeriodEnd: overrides.periodEnd ?? null },
  periodEnd: null,
  nextPriceId: null,
  cancelsAtPeriodEnd: false,
  subscribedAt: null,
  stories: { taken: 0, limit: PLANS[plan].limits.storiesPerMonth, per: 'month' },
  pictures: { taken: 0, limit: PLANS[plan].limits.imageGeneration, per: 'month' },
  picturesToday: { taken: 0, limit: allowanceOf(PLANS[plan], 'pictures').perDay, per: 'day' },
  rewrites: { taken: 0, limit: PLANS[plan].limits.paragraphRewritesPerMonth, per: 'month' },
  rewritesToday: { taken: 0, limit: allowanceOf(PLANS[plan], 'rewrites').perDay, per: 'day' },
  characters: { taken: 1, limit: PLANS[plan].limits.charactersTotal, per: 'total' },
  locations: { taken: 0, limit: PLANS[plan].limits.locations, per: 'total' },
  narrations: { taken: 0, limit: PLANS[plan].limits.audioNarration, per: 'month' },
  narrationsToday: { taken: 0, limit: allowanceOf(PLANS[plan], 'narrations').perDay, per: 'day' },
  ...overrides,
});

type Fakes = { [Name in keyof Omit<LazyServices, 'works'>]?: Partial<LazyServices[Name]> };

export interface FakeServices extends Omit<Fakes, 'characters'> {
  characters?: Partial<Services['characters'] & CharacterService>;
  deletions?: Partial<Services['deletions']>;
  unfinished?: Partial<Services['unfinished']>;
  usage?: PlanUsage | UsageService['current'];
}

const unexpected = (name: string) => (): never => {
  throw new Error(`${name} was not expected`);
};

/** A service with the methods of `known`; calling any other method fails the test. */
function strictFake<Service extends object>(name: string, known: Partial<Service>): Service {
  // Promises read `then` when they resolve with this object.
  const missingMethod = (key: string | symbol) =>
    typeof key === 'symbol' || key === 'then' ? undefined : unexpected(`${name}.${key}`);
  return Object.assign(Object.create(new Proxy({}, { get: (_target, key) => missingMethod(key) })), known);
}

/** Services with the given fakes; calling any other method fails the test. */
export const fakeServices = ({
  usage = usageOf('free'),
  deletions,
  unfinished,
  ...fakes
}: FakeServices = {}): Services => {
  const lazyServices = fakeLazyServices(fakes);
  const loadServices = async (): Promise<LazyServices> => lazyServices;
  return {
    uid: 'family',
    characters: strictFake('characters', {
      list: async () => ({ items: [], unreadable: [], next: null }),
      find: async () => null,
      ...fakes.characters,
    }),
    usage: { current: typeof usage === 'function' ? usage : async () => usage },
    pictureUrls: { full: (stored) => stored, thumbnail: (stored) => stored },
    deletions: strictFake('deletions', { isHeld: () => false, ...deletions }),
    unfinished: { isPending: () => false, mayExist: async () => true, ...unfinished },
    generations: createGenerations(loadServices),
    loadServices,
  };
};

function fakeLazyServices(fakes: Omit<FakeServices, 'usage' | 'deletions' | 'unfinished'>): LazyServices {
  const services: Omit<LazyServices, 'works'> = {
    characters: strictFake('characters', { ...fakes.characters }),
    locations: strictFake('locations', {
      list: async () => ({ items: [], unreadable: [], next: null }),
      find: async () => null,
      ...fakes.locations,
    }),
    children: strictFake('children', { list: async () => [], ...fakes.children }),
    stories: strictFake('stories', { ...fakes.stories }),
    reading: strictFake('reading', { findRunning: async () => null, ...fakes.reading }),
    rewrites: strictFake('rewrites', { findUndecided: async () => null, ...fakes.rewrites }),
    scenes: strictFake('scenes', { ...fakes.scenes }),
    generation: strictFake('generation', {
      listUnfinished: async () => [],
      discard: vi.fn(async () => undefined),
      ...fakes.generation,
    }),
    sharing: strictFake('sharing', {
      find: async () => ({ status: 'private' }),
      penName: async () => '',
      ...fakes.sharing,
    }),
    contact: strictFake('contact', { ...fakes.contact }),
    preferences: strictFake('preferences', { get: async () => readPreferences({}), ...fakes.preferences }),
    profile: strictFake('profile', {
      get: async () => ({ displayName: '', penName: '', photoURL: null }),
      ...fakes.profile,
    }),
    billing: strictFake('billing', { ...fakes.billing }),
    accountData: strictFake('accountData', { ...fakes.accountData }),
    lock: strictFake('lock', {
      view: async () => 'none',
      waitMs: () => 0,
      stayOpen: () => undefined,
      watch: () => () => undefined,
      ...fakes.lock,
    }),
  };
  return { ...services, works: createWorks(services) };
}
