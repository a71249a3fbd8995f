import type { ReactNode } from 'react';
import { Collapsible } from '../../ui/collapsible.tsx';
import { GrownUpArea } from '../lock/grown-up-area.tsx';

/** Text that a parent reads before the child does: collapsed, and behind the PIN if one is set. */
export const FoldedForGrownUp = ({ children }: { children: ReactNode }) => (
  <Collapsible title="For a grown-up to read first" icon="book-open">
    <GrownUpArea reason="approve">{children}</GrownUpArea>
  </Collapsible>
);
