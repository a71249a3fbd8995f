import { LOCK_HIDDEN_MS, LOCK_OPEN_MS } from '@talelantern/domain/accounts/lock';

/** Calls `onChange` whenever this tab goes out of sight or comes back; answers what stops it. */
export type WatchHidden = (onChange: (isHidden: boolean) => void) => () => void;

interface OpennessDependencies {
  watchHidden: WatchHidden;
  /** Ms since 1970. */
  now: () => number;
}

/** Whether a grown-up has opened the lock, in this tab only and for a while. */
export interface LockOpenness {
  isOpen: () => boolean;
  open: () => void;
  /** Begins the while anew, where it is open. */
  stayOpen: () => void;
  close: () => void;
  watch: (onChange: () => void) => () => void;
}

export function createLockOpenness({ watchHidden, now }: OpennessDependencies): LockOpenness {
  const listeners = new Set<() => void>();
  let openUntil = 0;
  let hiddenAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | null = null;

  // A sleeping tablet runs no timers: the clock decides whenever somebody looks.
  const isOpen = (): boolean => now() < openUntil && (hiddenAt === null || now() - hiddenAt < LOCK_HIDDEN_MS);

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function closeLater(): void {
    clearTimeout(timer);
    openUntil = now() + LOCK_OPEN_MS;
    timer = setTimeout(close, LOCK_OPEN_MS);
  }

  function close(): void {
    clearTimeout(timer);
    stopWatching?.();
    stopWatching = null;
    openUntil = 0;
    hiddenAt = null;
    tell();
  }

  function noticeHidden(isHidden: boolean): void {
    if (isHidden) hiddenAt = now();
    else if (isOpen()) hiddenAt = null;
    else close();
  }

  return {
    isOpen,
    open() {
      closeLater();
      stopWatching ??= watchHidden(noticeHidden);
      tell();
    },
    stayOpen() {
      if (isOpen()) closeLater();
    },
    close,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
