import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { effectivePlan, LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import type { PlanLimits } from '@talelantern/domain/plans/plans';
import type { ServerClock } from '../ports/server-clock.ts';
import type { ProfileLoader } from '../account/profile-loader.ts';
import { createOnce } from '../core/create-once.ts';
import { withUserMessage } from '../core/with-user-message.ts';

interface CountedKind<Fields extends object, Item extends Fields> {
  repository: {
    find: (id: string) => Promise<Item | null>;
    create: (id: string, fields: Fields) => Promise<void>;
    update: (id: string, changed: Partial<Fields>) => Promise<void>;
  };
  profile: ProfileLoader;
  clock: ServerClock;
  /** The profile field that counts the items. Errors name the limit with it. */
  total: 'charactersTotal' | 'locationsTotal';
  allowedBy: (limits: PlanLimits) => number | undefined;
  toItem: (id: string, fields: Fields) => Item;
  saveFailed: string;
}

/** Creates items up to the plan's limit; an id that is stored already is updated. @throws `plan_limit` */
export function createItemStore<Fields extends object, Item extends Fields>(
  kind: CountedKind<Fields, Item>,
): (id: string, fields: Fields) => Promise<Item> {
  const { repository, profile, clock, total, allowedBy, toItem, saveFailed } = kind;

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

  async function create(id: string, fields: Fields): Promise<Item> {
    await assertBelowLimit();
    await repository.create(id, fields).catch(explainDenial);
    return toItem(id, fields);
  }

  return (id, fields) =>
    withUserMessage(saveFailed, () =>
      createOnce<Fields, Item>(fields, {
        create: () => create(id, fields),
        find: () => repository.find(id),
        update: (changed) => repository.update(id, changed),
      }),
    );
}
