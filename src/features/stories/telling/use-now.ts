import { useState } from 'react';

/** The time, in ms, at which the component first stood on the screen. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
