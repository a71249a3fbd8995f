import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { RememberedPageProps } from '../pages/remembered-stories-page.tsx';
import { OpeningScreen } from './opening-screen.tsx';
import { shelfFamily } from './shelf-family.ts';

export interface WaitingScreenProps {
  /** Absent unless a shelf is remembered on this device. */
  RememberedShelf?: ComponentType<RememberedPageProps> | undefined;
}

/** What a family's page shows until the session is confirmed: the remembered shelf, else the opening screen. */
export function WaitingScreen({ RememberedShelf }: WaitingScreenProps) {
  const uid = shelfFamily(useLocation());
  return RememberedShelf && uid !== null ? (
    <RememberedShelf uid={uid} otherwise={<OpeningScreen />} />
  ) : (
    <OpeningScreen />
  );
}
