import type { Profile } from '@talelantern/domain/accounts/profile';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { effectivePlan, LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import type { PlanLimits } from '@talelantern/domain/subscriptions/plans';
import type { ServerClock } from './ports/server-clock.ts';
import type { ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';

/** A kind of item that a plan allows only so many of. */
interface CountedKind<Fields, Item> {
  repository: {
    newId: () => string;
    find: (id: string) => Promise<Item | null>;
    create: (id: string, fields: Fields) => Promise<void>;
  };
  profile: ProfileKeeper;
  clock: ServerClock;
  ownedBy: (family: Profile) => number;
  /** Undefined means unlimited. */
  allowedBy: (limits: PlanLimits) => number | undefined;
  /** The item that `fields` make. */
  toItem: (id: string, fields: Fields) => Item;
  saveFailed: string;
}

/**
 * Stores new items of one kind, as many as the plan allows. An item whose saving had no answer is found again by its
 * fields, so that trying again makes no second one. Throws AppError `plan_limit`, or with the sentence of the kind.
 */
export function createItemStore<Fields, Item>(kind: CountedKind<Fields, Item>): (fields: Fields) => Promise<Item> {
  const { repository, profile, clock, ownedBy, allowedBy, toItem, saveFailed } = kind;
  /** A save whose outcome is not known. */
  let unsure: { fields: string; id: string } | null = null;

  async function assertRoomForOneMore(): Promise<void> {
    const family = await profile.get();
    const allowed = allowedBy(effectivePlan(family, await clock.now()).limits);
    if (allowed !== undefined && ownedBy(family) >= allowed) throw new AppError('plan_limit', LIMIT_REACHED);
  }

  /** Another tab may have taken the last place a moment ago; the rules only say no. */
  async function explain(error: unknown): Promise<never> {
    if (!isAppError(error)) throw error;
    await assertRoomForOneMore();
    throw new AppError('internal', saveFailed, { cause: error });
  }

  return (fields) =>
    withSentence(saveFailed, async () => {
      const wanted = JSON.stringify(fields);
      const id = unsure?.fields === wanted ? unsure.id : repository.newId();
      const alreadySaved = unsure?.id === id ? await repository.find(id) : null;
      if (!alreadySaved) {
        await assertRoomForOneMore();
        unsure = { fields: wanted, id };
        await repository.create(id, fields).catch(explain);
      }
      unsure = null;
      return alreadySaved ?? toItem(id, fields);
    });
}
