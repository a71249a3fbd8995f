import { useLocation } from 'react-router-dom';
import { ADMIN_PATHS, sharedItemPath } from '../../../config/admin-paths.ts';

/** The query parameter identifies the queue, so that a share that is opened from a queue links back to it. */
export function useQueuePaths() {
  const { search } = useLocation();
  return {
    queue: `${ADMIN_PATHS.moderation}${search}`,
    sharedItem: (shareId: string) => `${sharedItemPath(shareId)}${search}`,
  };
}
