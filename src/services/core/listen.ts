/** Calls `act` at each of the events. Returns how to stop. */
export function listen(target: EventTarget, events: readonly string[], act: () => void): () => void {
  for (const event of events) target.addEventListener(event, act);
  return () => {
    for (const event of events) target.removeEventListener(event, act);
  };
}

/** Calls `act` every `everyMs`, and when the page is shown or hidden. Returns how to stop. */
export function poll(everyMs: number, act: () => void): () => void {
  const timer = setInterval(act, everyMs);
  const stopListening = listen(document, ['visibilitychange'], act);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
