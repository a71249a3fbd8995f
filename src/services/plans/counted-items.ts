import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { effectivePlan, LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import type { PlanLimits } from '@talelantern/domain/plans/plans';
import type { FamilyDeps } from '../deps.ts';
import type { HeldDeletions } from '../deletion/held-deletion.ts';
import type { ItemRepository } from '../ports/item-repositories.ts';
import { createsOnce } from '../core/create-once.ts';
import { mergeEdits, onlyChanged } from '../core/only-changed.ts';
import { withUserMessage } from '../core/with-user-message.ts';

export type CountedDeps = Pick<FamilyDeps, 'profile' | 'clock' | 'now'> & {
  deletions: Pick<HeldDeletions, 'flushKind'>;
};

interface CountedKind<Draft, Fields extends Draft & object, Item extends Fields> {
  repository: Pick<ItemRepository<Item, Fields>, 'find' | 'create' | 'update'>;
  kind: 'character' | 'location';
  /** The profile field that counts the items. Errors have it as `field`. */
  total: 'charactersTotal' | 'locationsTotal';
  allowedBy: (limits: PlanLimits) => number | undefined;
  /** @throws AppError `invalid` with `field` */
  toFields: (draft: Draft) => Fields;
  toItem: (id: string, fields: Fields) => Item;
  saveFailed: string;
  updateFailed: string;
}

/** Creates items up to the plan's limit, and updates them. */
export function createItemStore<Draft, Fields extends Draft & object, Item extends Fields & { id: string }>(
  { profile, clock, now, deletions }: CountedDeps,
  { kind, repository, total, allowedBy, toFields, toItem, saveFailed, updateFailed }: CountedKind<Draft, Fields, Item>,
) {
  async function isFull(): Promise<boolean> {
    const family = await profile.get();
    const allowed = allowedBy(effectivePlan(family, await clock.now()).limits);
    return allowed !== undefined && family[total] >= allowed;
  }

  async function assertBelowLimit(): Promise<void> {
    if (!(await isFull())) return;
    // An item whose deletion can still be undone counts until then.
    await deletions.flushKind(kind);
    if (await isFull()) throw new AppError('plan_limit', LIMIT_REACHED, { field: total });
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

  async function update(item: Item, fields: Fields): Promise<Item> {
    const storedItem = await repository.update(item.id, (current) =>
      onlyChanged<Fields>(current, toFields(mergeEdits<Fields>(fields, item, current))),
    );
    return { ...storedItem, updatedAt: now() };
  }

  const createOnce = createsOnce<Fields, Item>({ create, find: repository.find, update });

  return {
    /** Creates an item. `id`: its id; creating the same id again updates the item. @throws `plan_limit` */
    create: async (draft: Draft & { id: string }): Promise<Item> => {
      const fields = toFields(draft);
      return withUserMessage(saveFailed, () => createOnce(draft.id, fields));
    },

    /** Updates only edited fields, and never the picture and its history. Keeps changes by another device. */
    update: async (item: Item, changed: Fields): Promise<Item> => {
      const fields = toFields(changed);
      return withUserMessage(updateFailed, () => update(item, fields));
    },
  };
}
