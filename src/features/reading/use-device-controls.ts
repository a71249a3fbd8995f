import { useEffect, useEffectEvent } from 'react';
import { keepScreenOn } from './keep-screen-on.ts';

interface MediaSessionOptions {
  /** Title of the chapter; album is the story. */
  title: string;
  album: string;
  artwork: string | null;
  /** Only recordings can be controlled by the device. */
  isEnabled: boolean;
  isPlaying: boolean;
  actions: { play: () => void; pause: () => void; skip: (by: 1 | -1) => void; turn: (by: 1 | -1) => void };
}

const session: MediaSession | null = 'mediaSession' in navigator ? navigator.mediaSession : null;

export function useMediaSession({ title, album, artwork, isEnabled, isPlaying, actions }: MediaSessionOptions): void {
  const act = useEffectEvent((run: (latest: MediaSessionOptions['actions']) => void) => run(actions));

  useEffect(() => {
    if (!session || !isEnabled) return;
    session.metadata = new MediaMetadata({ title, album, artwork: artwork === null ? [] : [{ src: artwork }] });
    const handlers: readonly [MediaSessionAction, () => void][] = [
      ['play', () => act(({ play }) => play())],
      ['pause', () => act(({ pause }) => pause())],
      ['seekbackward', () => act(({ skip }) => skip(-1))],
      ['seekforward', () => act(({ skip }) => skip(1))],
      ['previoustrack', () => act(({ turn }) => turn(-1))],
      ['nexttrack', () => act(({ turn }) => turn(1))],
    ];
    for (const [action, handle] of handlers) session.setActionHandler(action, handle);
    return () => {
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [title, album, artwork, isEnabled]);

  useEffect(() => {
    if (session && isEnabled) session.playbackState = isPlaying ? 'playing' : 'paused';
  }, [isEnabled, isPlaying]);
}

export function useScreenOn(isOn: boolean): void {
  useEffect(() => (isOn ? keepScreenOn() : undefined), [isOn]);
}

interface ReaderActions {
  turn: (by: 1 | -1) => void;
  toFirstPage: () => void;
  toLastPage: () => void;
  playOrPause: () => void;
  leave: () => void;
}

/** Fields with focus handle their own keys. An open dialog handles all keys, wherever the focus is. */
const hasOwnKeys = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, select, textarea') !== null);
const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

const KEYS: Readonly<Record<string, (actions: ReaderActions) => void>> = {
  ArrowRight: ({ turn }) => turn(1),
  PageDown: ({ turn }) => turn(1),
  ArrowLeft: ({ turn }) => turn(-1),
  PageUp: ({ turn }) => turn(-1),
  Home: ({ toFirstPage }) => toFirstPage(),
  End: ({ toLastPage }) => toLastPage(),
  ' ': ({ playOrPause }) => playOrPause(),
  Escape: ({ leave }) => leave(),
};

export function useReaderKeys(actions: ReaderActions): void {
  const handle = useEffectEvent((event: KeyboardEvent): void => {
    const act = KEYS[event.key];
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!act || hasModifier || hasOwnKeys(event) || (event.key === ' ' && isOnButton(event))) return;
    event.preventDefault();
    act(actions);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
