import type { Sharing } from '@talelantern/domain/sharing/sharing';
import { useGrownUp } from './use-grown-up.ts';

/** If the item has a link, others read the text, so a grown-up is asked first (docs/decisions/0201). */
export function useEditShared() {
  const ask = useGrownUp();
  return (item: { sharing: Sharing | null } | null, edit: () => void): void => {
    if (item?.sharing?.isPublic) void ask('share').then((isGrownUp) => isGrownUp && edit());
    else edit();
  };
}
