import type { ReactNode } from 'react';
import { usePreferences } from '../../../shared/family/use-preferences.ts';
import { AfterGrownUp } from '../../lock/after-grown-up.tsx';

/** With a PIN and 'show me first', new words are shown, and kept, only by a grown-up. */
export function ReadFirst({ onRefused, children }: { onRefused: () => void; children: ReactNode }) {
  const { preferences, error } = usePreferences();
  if (preferences?.showFirst === false) return children;
  if (preferences === null && !error) return null;
  return (
    <AfterGrownUp reason="approve" onRefused={onRefused}>
      {children}
    </AfterGrownUp>
  );
}
