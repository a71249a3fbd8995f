import { SAVE_CHILD_FAILED, UPDATE_CHILD_FAILED, type ChildService } from './child-service.ts';
import { LOAD_FAILED } from './generation-service.ts';
import type { HeldDeletions } from './held-deletion.ts';
import type { ChildRepository } from './ports/child-repository.ts';
import type { ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';

interface ChildDependencies {
  children: ChildRepository;
  profile: ProfileKeeper;
  deletions: Pick<HeldDeletions, 'hold' | 'isHeld'>;
  /** Ms since 1970. */
  now: () => number;
}

export function createChildService({ children, profile, deletions, now }: ChildDependencies): ChildService {
  /** A save whose outcome is not known. */
  let unsure: { fields: string; id: string } | null = null;

  return {
    list: () =>
      withSentence(LOAD_FAILED, async () =>
        (await children.list()).filter(({ id }) => !deletions.isHeld({ kind: 'child', id })),
      ),

    create: (fields) =>
      withSentence(SAVE_CHILD_FAILED, async () => {
        const wanted = JSON.stringify(fields);
        const id = unsure?.fields === wanted ? unsure.id : children.newId();
        await profile.get();
        unsure = { fields: wanted, id };
        await children.create(id, fields);
        unsure = null;
        return { ...fields, id, createdAt: now(), updatedAt: now() };
      }),

    async update(child, fields) {
      await withSentence(UPDATE_CHILD_FAILED, () => children.update(child.id, fields));
      return { ...child, ...fields, updatedAt: now() };
    },

    deleteLater: ({ id }) => deletions.hold({ kind: 'child', id }),
  };
}
