import type { ReactNode } from 'react';
import { Collapsible } from '../../ui/collapsible.tsx';
import { GrownUpPlace } from '../lock/grown-up-place.tsx';

/** Words that a parent wants to read before the child does (architecture §6): folded, and behind the lock if there is one. */
export const FoldedForGrownUp = ({ children }: { children: ReactNode }) => (
  <Collapsible title="For a grown-up to read first" icon="book-open">
    <GrownUpPlace reason="approve">{children}</GrownUpPlace>
  </Collapsible>
);
