import fc from 'fast-check';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import { planFields } from '../../support/documents.ts';
import { readWithRetry, visitorDb, type Family } from '../family.ts';
import { commenter, someShare } from '../public-share.ts';
import { server } from '../rules-environment.ts';
import { HONEST_ACTIONS, type ActionContext, type Write } from './honest-actions.ts';
import { TAMPERINGS } from './tampering.ts';
import { World } from './world.ts';

/** One attempt; the numbers choose among the documents that exist at that time. */
interface Step {
  actor: 'free family' | 'paying family' | 'visitor';
  action: string;
  tampering: string | null;
  choice: number;
}

const steps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      actor: fc.constantFrom('free family', 'paying family', 'paying family', 'visitor'),
      action: fc.constantFrom(...Object.keys(HONEST_ACTIONS)),
      // Half of the steps stay honest: otherwise too little would be stored to attack.
      tampering: fc.oneof(fc.constant(null), fc.constantFrom(...Object.keys(TAMPERINGS))),
      choice: fc.nat(1_000_000),
    }),
    { minLength: count, maxLength: count },
  );

/** The outcome of an attack. */
export interface Outcome {
  tried: number;
  accepted: number;
}

/** The invariants are checked after each accepted step, so the last step listed broke them. */
const MAX_REPORTED_STEPS = 12;

/**
 * Runs `count` random actions of two families and a visitor, honest and tampered, one after another. @throws Error
 * naming the broken invariant and the steps that led to it.
 */
export async function attack(count: number, seed: number): Promise<Outcome> {
  const [plan] = fc.sample(steps(count), { numRuns: 1, seed });
  const { families, world, shares } = await setUpWorld();
  const outcome: Outcome = { tried: 0, accepted: 0 };
  const log: string[] = [];
  for (const step of plan ?? []) {
    const writes = await writesOf(step, families, world, shares);
    if (writes === null || writes.length === 0) continue;
    const db = step.actor === 'visitor' ? visitorDb() : families[step.actor].db;
    outcome.tried += 1;
    if (!(await isAccepted(db, writes))) continue;
    outcome.accepted += 1;
    log.push(`${step.actor}: ${step.action}, ${step.tampering ?? 'honestly'} ${JSON.stringify(writes)}`);
    const brokenInvariants = await world.brokenInvariants();
    if (brokenInvariants.length > 0)
      throw new Error([...brokenInvariants, ...log.slice(-MAX_REPORTED_STEPS)].join('\n'));
  }
  return outcome;
}

interface Shares {
  open: { id: string; contentType: SharedContentType }[];
}

async function setUpWorld() {
  const families = {
    'free family': await commenter(),
    'paying family': await commenter({ ...planFields('unlimited_monthly') }),
  };
  const [free, paying] = [families['free family'], families['paying family']];
  const open = [
    { ...(await someShare({ ownerId: free.uid })), contentType: 'story' as const },
    { ...(await someShare({ ownerId: paying.uid, contentType: 'character' })), contentType: 'character' as const },
  ];
  const hiddenShare = await someShare({ ownerId: free.uid, fields: { hidden: true } });
  const world = new World(
    [
      { family: free, limits: { charactersTotal: 2, locationsTotal: 1, storiesThisMonth: 2 } },
      { family: paying, limits: {} },
    ],
    [...open.map(({ id }) => id), hiddenShare.id],
  );
  await world.brokenInvariants();
  return { families, world, shares: { open } };
}

type Families = Readonly<Record<'free family' | 'paying family', Family>>;

/** The writes of a step in the current state. A visitor does what the free family would. */
async function writesOf(
  { actor, action, tampering, choice }: Step,
  families: Families,
  world: World,
  { open }: Shares,
): Promise<Write[] | null> {
  const family = families[actor === 'visitor' ? 'free family' : actor];
  const other = families[actor === 'paying family' ? 'free family' : 'paying family'];
  const share = open[choice % open.length];
  if (!share) return null;
  const ownIds = (collection: 'characters' | 'locations' | 'stories' | 'children') =>
    world.idsOf(family, collection).toSorted();
  const context: ActionContext = {
    actor: family,
    own: {
      characters: ownIds('characters'),
      locations: ownIds('locations'),
      stories: ownIds('stories'),
      children: ownIds('children'),
    },
    shareId: share.id,
    contentType: share.contentType,
    isLiked: await exists(`likes/${share.contentType}_${share.id}_${family.uid}`),
    hasCommented: await exists(`rate/${family.uid}`),
    comments: await commentsOn(share.id),
  };
  const writes = HONEST_ACTIONS[action]?.(context) ?? null;
  if (writes === null || tampering === null) return writes;
  const paths = [
    ...[family, other].flatMap((one) => [
      one.profilePath,
      ...(['characters', 'locations', 'stories'] as const).flatMap((collection) =>
        world.idsOf(one, collection).map((id) => `${collection}/${id}`),
      ),
    ]),
    ...world.shareIds.flatMap((id) => [`shares/${id}`, `shares/${id}/private/source`]),
    `usage/${family.uid}_202611`,
    `jobs/${family.uid}_request`,
    `temp/temp_${family.uid}_request`,
    `admins/${family.uid}`,
    `rate/${family.uid}`,
  ];
  return TAMPERINGS[tampering]?.(writes, { ownUid: family.uid, otherUid: other.uid, paths, choice }) ?? writes;
}

const exists = async (path: string): Promise<boolean> => (await readWithRetry(server().firestore().doc(path))).exists;

async function commentsOn(shareId: string): Promise<string[]> {
  const comments = server().firestore().collection('comments').where('contentId', '==', shareId);
  return (await readWithRetry(comments)).docs.map(({ id }) => id);
}

async function isAccepted(db: Family['db'], writes: readonly Write[]): Promise<boolean> {
  const batch = db.batch();
  for (const { kind, path, data } of writes) {
    const document = db.doc(path);
    if (kind === 'delete') batch.delete(document);
    else if (kind === 'update') batch.update(document, data);
    else batch.set(document, data, { merge: kind === 'merge' });
  }
  try {
    await batch.commit();
    return true;
  } catch {
    return false;
  }
}
