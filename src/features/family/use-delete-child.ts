import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { DELETE_CHILD_FAILED } from '../../services/child-service.ts';
import { queryKeys } from '../query-keys.ts';
import { useDeleteLater } from '../use-delete-later.ts';
import { useServices } from '../use-services.ts';

const CHILD_DELETED = 'Child deleted successfully';

/** Deletes what is known of a child after ten seconds in which it can be undone. */
export function useDeleteChild(): (child: ChildProfile) => void {
  const { children } = useServices();
  return useDeleteLater({
    deleteLater: children.deleteLater,
    keys: { list: queryKeys.children, all: queryKeys.children },
    note: ({ nickname }) => ({
      message: `${nickname} is no longer listed`,
      detail: 'You can bring everything back for ten seconds.',
    }),
    deleted: CHILD_DELETED,
    failed: DELETE_CHILD_FAILED,
  });
}
