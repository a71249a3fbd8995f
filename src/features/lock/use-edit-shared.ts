import type { Sharing } from '@talelantern/domain/sharing/sharing';
import { useGrownUp } from './use-grown-up.ts';

/**
 * Carries out an edit with typed words: of an item with a link, which others then read, only after a grown-up was asked
 * (docs/decisions/0201).
 */
export function useEditShared() {
  const ask = useGrownUp();
  return (item: { sharing: Sharing | null } | null, edit: () => void): void => {
    if (item?.sharing?.isPublic) void ask('share').then((isGrownUp) => isGrownUp && edit());
    else edit();
  };
}
