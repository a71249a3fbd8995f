import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';
import type { ProfileLoader } from '../account/profile-loader.ts';
import { onlyChanged } from '../core/only-changed.ts';
import { LOAD_FAILED, withUserMessage } from '../core/with-user-message.ts';
import type { HeldDeletions } from '../deletion/held-deletion.ts';
import type { ChildRepository } from '../ports/account-repositories.ts';

export type ChildService = ReturnType<typeof createChildService>;

const SAVE_CHILD_FAILED = 'Failed to save child';
const UPDATE_CHILD_FAILED = 'Failed to update child';
export const DELETE_CHILD_FAILED = 'Failed to delete child';

interface ChildDeps {
  children: ChildRepository;
  profile: ProfileLoader;
  deletions: Pick<HeldDeletions, 'isHeld'>;
  now: () => number;
}

export function createChildService({ children, profile, deletions, now }: ChildDeps) {
  let unsure: { fields: string; id: string } | null = null;

  return {
    list: () =>
      withUserMessage(LOAD_FAILED, async () =>
        (await children.list()).filter(({ id }) => !deletions.isHeld({ kind: 'child', id })),
      ),

    /** Safe to call again with the same fields after a failure. @throws AppError 'Failed to save child'. */
    create: (fields: ChildFields) =>
      withUserMessage(SAVE_CHILD_FAILED, async (): Promise<ChildProfile> => {
        const wanted = JSON.stringify(fields);
        const id = unsure?.fields === wanted ? unsure.id : children.newId();
        await profile.get();
        unsure = { fields: wanted, id };
        await children.create(id, fields);
        unsure = null;
        return { ...fields, id, createdAt: now(), updatedAt: now() };
      }),

    update: async (child: ChildProfile, fields: ChildFields): Promise<ChildProfile> => {
      await withUserMessage(UPDATE_CHILD_FAILED, () => children.update(child.id, onlyChanged(child, fields)));
      return { ...child, ...fields, updatedAt: now() };
    },
  };
}
