import { useEffect, useRef } from 'react';

interface MediaSessionOptions {
  /** Of the chapter and of the story. */
  title: string;
  album: string;
  /** Null where there is none; shown beside the title. */
  artwork: string | null;
  /** Whether the voice is one that the device can control: it plays a recording. */
  isOn: boolean;
  isPlaying: boolean;
  acts: { play: () => void; pause: () => void; skip: (by: 1 | -1) => void; turn: (by: 1 | -1) => void };
}

const session: MediaSession | null = 'mediaSession' in navigator ? navigator.mediaSession : null;

/** The buttons of a lock screen, headset or keyboard: play, pause, a sentence or a page back and on. */
export function useMediaSession({ title, album, artwork, isOn, isPlaying, acts }: MediaSessionOptions): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    if (!session || !isOn) return;
    session.metadata = new MediaMetadata({ title, album, artwork: artwork === null ? [] : [{ src: artwork }] });
    const handlers: readonly [MediaSessionAction, () => void][] = [
      ['play', () => latest.current.play()],
      ['pause', () => latest.current.pause()],
      ['seekbackward', () => latest.current.skip(-1)],
      ['seekforward', () => latest.current.skip(1)],
      ['previoustrack', () => latest.current.turn(-1)],
      ['nexttrack', () => latest.current.turn(1)],
    ];
    for (const [action, handle] of handlers) session.setActionHandler(action, handle);
    return () => {
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [title, album, artwork, isOn]);

  useEffect(() => {
    if (session && isOn) session.playbackState = isPlaying ? 'playing' : 'paused';
  }, [isOn, isPlaying]);
}
