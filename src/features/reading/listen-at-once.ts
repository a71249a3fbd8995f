import { isRecord, readChoice } from '@talelantern/domain/stored/read-fields';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TELLERS, type ReaderSettings } from './reader-settings.ts';

type Teller = ReaderSettings['teller'];

/** Navigation state for a way into the reader that turns this voice on. */
export const listenWith = (teller: Teller): { listen: Teller } => ({ listen: teller });

interface ListenOptions {
  teller: Teller;
  onTeller: (teller: Teller) => void;
  /** The pages are laid out, and whether anybody reads is known. */
  isReady: boolean;
  play: () => void;
}

/** Begins to read aloud, in the voice that was asked for, where the family came to listen. */
export function useListenAtOnce({ teller, onTeller, isReady, play }: ListenOptions): void {
  const { state } = useLocation();
  const asked = useRef<Teller | null>(isRecord(state) ? readChoice(state['listen'], TELLERS, null) : null);
  useEffect(() => {
    if (asked.current === null) return;
    if (asked.current !== teller) onTeller(asked.current);
    else if (isReady) {
      asked.current = null;
      play();
    }
  }, [teller, onTeller, isReady, play]);
}
