import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { effectivePlan, LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import type { PlanLimits } from '@talelantern/domain/plans/plans';
import type { ServerClock } from '../ports/server-clock.ts';
import type { ProfileLoader } from '../account/profile-loader.ts';
import { withUserMessage } from '../core/with-user-message.ts';

interface CountedKind<Fields, Item> {
  repository: {
    newId: () => string;
    find: (id: string) => Promise<Item | null>;
    create: (id: string, fields: Fields) => Promise<void>;
  };
  profile: ProfileLoader;
  clock: ServerClock;
  /** The profile field that counts the items. Errors name the limit with it. */
  total: 'charactersTotal' | 'locationsTotal';
  allowedBy: (limits: PlanLimits) => number | undefined;
  toItem: (id: string, fields: Fields) => Item;
  saveFailed: string;
}

/** Creates items up to the plan's limit. A retry after a lost response creates no second item. @throws `plan_limit` */
export function createItemStore<Fields, Item>(kind: CountedKind<Fields, Item>): (fields: Fields) => Promise<Item> {
  const { repository, profile, clock, total, allowedBy, toItem, saveFailed } = kind;
  let unconfirmed: { fields: string; id: string } | null = null;

  async function assertBelowLimit(): Promise<void> {
    const family = await profile.get();
    const allowed = allowedBy(effectivePlan(family, await clock.now()).limits);
    if (allowed !== undefined && family[total] >= allowed)
      throw new AppError('plan_limit', LIMIT_REACHED, { field: total });
  }

  /** A denial may mean that another tab has reached the limit. */
  async function explainDenial(error: unknown): Promise<never> {
    if (!isAppError(error)) throw error;
    await assertBelowLimit();
    throw new AppError('internal', saveFailed, { cause: error });
  }

  return (fields) =>
    withUserMessage(saveFailed, async () => {
      const wanted = JSON.stringify(fields);
      const id = unconfirmed?.fields === wanted ? unconfirmed.id : repository.newId();
      const alreadySaved = unconfirmed?.id === id ? await repository.find(id) : null;
      if (!alreadySaved) {
        await assertBelowLimit();
        unconfirmed = { fields: wanted, id };
        await repository.create(id, fields).catch(explainDenial);
      }
      unconfirmed = null;
      return alreadySaved ?? toItem(id, fields);
    });
}
