const ROOT_MARGIN = '100%';

export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: ROOT_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Runs `act` once the page has been visible for `forMs` without interruption. Returns a function that cancels this. */
export function whenVisible(forMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  }
  function look(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      stop();
      act();
    }, forMs);
  }
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
