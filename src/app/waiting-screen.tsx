import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { RememberedPageProps } from '../pages/remembered-stories-page.tsx';
import { OpeningScreen } from './opening-screen.tsx';
import { shelfFamily } from './shelf-family.ts';
import { generatorFamily } from './generator-family.ts';

export interface WaitingScreenProps {
  /** Absent unless a shelf is remembered on this device. */
  RememberedShelf?: ComponentType<RememberedPageProps> | undefined;
  /** Absent unless a family opens the generator. */
  WaitingCreate?: ComponentType<{ uid: string }> | undefined;
}

/** The placeholder of a family's page until the session is confirmed. */
export function WaitingScreen({ RememberedShelf, WaitingCreate }: WaitingScreenProps) {
  const location = useLocation();
  const uid = shelfFamily(location);
  if (RememberedShelf && uid !== null) return <RememberedShelf uid={uid} otherwise={<OpeningScreen />} />;
  // With a location state, the generator may show a character instead of its empty frame.
  const creating = location.state === null ? generatorFamily(location) : null;
  return WaitingCreate && creating !== null ? <WaitingCreate uid={creating} /> : <OpeningScreen />;
}
