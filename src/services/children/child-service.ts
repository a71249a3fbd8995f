import { childProblem } from '@talelantern/domain/audience/child-form';
import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { createsOnce } from '../core/create-once.ts';
import { mergeEdits, onlyChanged } from '../core/only-changed.ts';
import { LOAD_FAILED, withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { ChildRepository } from '../ports/account-repositories.ts';

export type ChildService = ReturnType<typeof createChildService>;

export const SAVE_CHILD_FAILED = 'Failed to save child';
export const UPDATE_CHILD_FAILED = 'Failed to update child';
export const DELETE_CHILD_FAILED = 'Failed to delete child';

type ChildDeps = Pick<FamilyDeps, 'profile' | 'deletions' | 'now'> & { children: ChildRepository };

export function createChildService({ children, profile, deletions, now }: ChildDeps) {
  async function update(child: ChildProfile, fields: ChildFields): Promise<ChildProfile> {
    const storedChild = await children.update(child.id, (current) => {
      const merged = mergeEdits<ChildFields>(fields, child, current);
      const problem = childProblem(merged);
      if (problem) throw new AppError('invalid', problem.message, { field: problem.field });
      return onlyChanged<ChildFields>(current, merged);
    });
    return { ...storedChild, updatedAt: now() };
  }

  const createOnce = createsOnce<ChildFields, ChildProfile>({
    async create(id, fields) {
      await profile.get();
      await children.create(id, fields);
      return { ...fields, id, createdAt: now(), updatedAt: now() };
    },
    find: async (id) => (await children.list()).find((child) => child.id === id) ?? null,
    update,
  });

  return {
    list: () =>
      withUserMessage(LOAD_FAILED, async () =>
        (await children.list()).filter(({ id }) => !deletions.isHeld({ kind: 'child', id })),
      ),

    /** `id`: the child's id. Creating the same id again updates the child. @throws AppError 'Failed to save child'. */
    create: ({ id, ...fields }: ChildFields & { id: string }) =>
      withUserMessage(SAVE_CHILD_FAILED, () => createOnce(id, fields)),

    /** Keeps changes by another device. @throws AppError `invalid` if a merged list is too long. */
    update: (child: ChildProfile, fields: ChildFields) =>
      withUserMessage(UPDATE_CHILD_FAILED, () => update(child, fields)),
  };
}
