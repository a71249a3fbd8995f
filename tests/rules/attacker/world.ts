import { thisPeriod, type Fields } from '../../support/documents.ts';
import { readWithRetry, readAsServer } from '../family.ts';
import { server } from '../rules-environment.ts';
import type { Family } from '../family.ts';

const COUNTED = { characters: 'charactersTotal', locations: 'locationsTotal', children: 'childrenTotal' } as const;
const MONTHLY = { characters: 'charactersThisMonth', stories: 'storiesThisMonth' } as const;
const PLAN_FIELDS = [
  'priceId',
  'nextPriceId',
  'subscriptionStatus',
  'currentPeriodStart',
  'currentPeriodEnd',
  'cancelAtPeriodEnd',
  'subscribedAt',
  'disabled',
  'email',
];
const ITEMS = ['characters', 'locations', 'stories', 'children'] as const;
export type ItemCollection = (typeof ITEMS)[number];

interface Snapshot {
  profile: Fields;
  items: Record<ItemCollection, Map<string, Fields>>;
}

const query = async (collection: string, field: string, value: string): Promise<Map<string, Fields>> => {
  const { docs } = await readWithRetry(server().firestore().collection(collection).where(field, '==', value));
  return new Map(docs.map((document) => [document.id, document.data()]));
};

async function snapshotOf({ uid, profilePath }: Family): Promise<Snapshot> {
  const children = await readWithRetry(server().firestore().collection(`${profilePath}/children`));
  const [profile, characters, locations, stories] = await Promise.all([
    readAsServer(profilePath),
    query('characters', 'userId', uid),
    query('locations', 'userId', uid),
    query('stories', 'userId', uid),
  ]);
  const asMap = new Map(children.docs.map((document) => [document.id, document.data() as Fields]));
  return { profile, items: { characters, locations, stories, children: asMap } };
}

/** What a family may own of each kind and create in a month; no entry means unlimited. */
export interface Allowance {
  family: Family;
  limits: Partial<Record<'charactersTotal' | 'locationsTotal' | 'storiesThisMonth', number>>;
}

/** The stored state, read bypassing the rules, and the invariants that must hold after every step. */
export class World {
  readonly allowances: readonly Allowance[];
  readonly shareIds: readonly string[];
  private readonly plans = new Map<string, string>();
  private readonly shares = new Map<string, string>();
  private readonly views = new Map<string, number>();
  /** Every id seen so far: a month's count never falls. */
  private readonly seen = new Map<string, Set<string>>();
  private readonly latest = new Map<string, Snapshot>();

  constructor(allowances: readonly Allowance[], shareIds: readonly string[]) {
    this.allowances = allowances;
    this.shareIds = shareIds;
  }

  idsOf({ uid }: Family, collection: ItemCollection): string[] {
    return [...(this.latest.get(uid)?.items[collection].keys() ?? [])];
  }

  /** Checks all documents and returns the broken invariants. The first call only records the state. */
  async brokenInvariants(): Promise<string[]> {
    const wrongs = await Promise.all([
      ...this.allowances.map((allowance) => this.familyWrongs(allowance)),
      ...this.shareIds.map((shareId) => this.shareWrongs(shareId)),
    ]);
    return wrongs.flat();
  }

  private async familyWrongs({ family, limits }: Allowance): Promise<string[]> {
    const snapshot = await snapshotOf(family);
    this.latest.set(family.uid, snapshot);
    const { profile, items } = snapshot;
    const wrongs: string[] = [];
    const expectSame = (what: string, one: unknown, other: unknown): void => {
      if (one !== other) wrongs.push(`${what} of ${family.uid}: ${String(one)} instead of ${String(other)}`);
    };
    for (const [collection, counter] of Object.entries(COUNTED))
      expectSame(counter, profile[counter], items[collection as keyof typeof COUNTED].size);
    for (const [collection, counter] of Object.entries(MONTHLY)) {
      const seenIds = this.everSeen(`${family.uid} ${collection}`, items[collection as keyof typeof MONTHLY].keys());
      expectSame(counter, profile[counter], seenIds);
    }
    expectSame('usagePeriod', profile['usagePeriod'], thisPeriod());
    for (const [counter, limit] of Object.entries(limits))
      if (Number(profile[counter]) > limit) wrongs.push(`${counter} of ${family.uid} is beyond ${limit}`);
    const plan = JSON.stringify(PLAN_FIELDS.map((field) => profile[field] ?? null));
    expectSame('the plan', plan, this.plans.get(family.uid) ?? plan);
    this.plans.set(family.uid, plan);
    for (const collection of ITEMS) {
      for (const [id, fields] of items[collection]) {
        const foreign = foreignPath(fields, family.uid);
        if (foreign !== null) wrongs.push(`${collection}/${id} of ${family.uid} names ${foreign}`);
        for (const field of ['sharing', 'narration'])
          if (field in fields) wrongs.push(`${collection}/${id} has a ${field} that no function wrote`);
      }
    }
    return wrongs;
  }

  private everSeen(key: string, ids: Iterable<string>): number {
    const knownIds = this.seen.get(key) ?? new Set<string>();
    for (const id of ids) knownIds.add(id);
    this.seen.set(key, knownIds);
    return knownIds.size;
  }

  private async shareWrongs(shareId: string): Promise<string[]> {
    const [share, likes] = await Promise.all([readAsServer(`shares/${shareId}`), query('likes', 'contentId', shareId)]);
    const { sharing, ...rest } = share as { sharing: Fields };
    const { views, likes: counted, ...fixed } = sharing;
    const wrongs: string[] = [];
    if (counted !== likes.size) wrongs.push(`${shareId} counts ${String(counted)} likes, and there are ${likes.size}`);
    const unchanged = JSON.stringify([rest, fixed]);
    if ((this.shares.get(shareId) ?? unchanged) !== unchanged) wrongs.push(`${shareId} was changed`);
    this.shares.set(shareId, unchanged);
    if (Number(views) < (this.views.get(shareId) ?? 0)) wrongs.push(`${shareId} lost views`);
    this.views.set(shareId, Number(views));
    const comments = await query('comments', 'contentId', shareId);
    for (const [id, comment] of comments)
      if (comment['status'] !== 'held') wrongs.push(`comment ${id} is ${String(comment['status'])}`);
    return wrongs;
  }
}

/** A path or URL in a document that points below another family's prefix. */
function foreignPath(fields: Fields, uid: string): string | null {
  const userPaths = JSON.stringify(fields).match(/users(?:\/|%2F)[\w-]+/g) ?? [];
  return userPaths.find((path) => path.replace('%2F', '/') !== `users/${uid}`) ?? null;
}
