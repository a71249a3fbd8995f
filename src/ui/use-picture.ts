import { useRef, useState } from 'react';

export type PictureState = 'loading' | 'shown' | 'failed';

interface Attempt {
  src: string;
  number: number;
  state: PictureState;
}

/**
 * Follows the loading of one address. `onFailed` is called once per address however often the user retries, so the
 * app can say it once. Put `imageProps` on the <img>; `retry` asks for the same address again.
 */
export function usePicture(src: string, onFailed: (() => void) | undefined) {
  const [attempt, setAttempt] = useState<Attempt>({ src, number: 0, state: 'loading' });
  const reported = useRef<string | null>(null);
  const current: Attempt = attempt.src === src ? attempt : { src, number: 0, state: 'loading' };

  function fail() {
    setAttempt({ ...current, state: 'failed' });
    if (reported.current === src) return;
    reported.current = src;
    onFailed?.();
  }

  return {
    state: current.state,
    retry: () => setAttempt({ src, number: current.number + 1, state: 'loading' }),
    imageProps: {
      // A new key makes the browser ask for the address again.
      key: `${current.number} ${src}`,
      src,
      onLoad: () => setAttempt({ ...current, state: 'shown' }),
      onError: fail,
    },
  };
}
