import { isRecord } from '@talelantern/domain/stored/read-fields';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { allowVoices } from './reader-audio.ts';

/** The navigation state with which the reader starts reading aloud (autoplay). */
export const AUTOPLAY = { listen: true };

/** Props of a link to the reader that starts reading aloud. */
export const LISTENING_LINK = { state: AUTOPLAY, onClick: allowVoices };

interface ListenOptions {
  /** True once the pages are laid out and the voices are loaded. */
  isReady: boolean;
  isPlaying: boolean;
  play: () => void;
}

/**
 * Starts reading aloud once if the reader was opened to listen; not again after a reload or on Back. Returns true until
 * the voice is heard, so that Play is highlighted if the browser requires a click first.
 */
export function useAutoplay({ isReady, isPlaying, play }: ListenOptions): boolean {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [isWaiting, setWaiting] = useState(isRecord(state) && state['listen'] === true);
  const hasTried = useRef(false);
  if (isWaiting && isPlaying) setWaiting(false);
  useEffect(() => {
    if (!isWaiting || !isReady || hasTried.current) return;
    hasTried.current = true;
    play();
    void navigate({ search }, { replace: true, state: null });
  }, [isWaiting, isReady, play, navigate, search]);
  return isWaiting;
}
