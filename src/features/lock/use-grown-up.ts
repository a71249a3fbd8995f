import { createContext, use } from 'react';

export type GrownUpReason = 'share' | 'delete' | 'buy' | 'settings' | 'approve' | 'leave';

/**
 * Asks for the PIN and resolves to whether a grown-up is present. Resolves immediately if there is no PIN, or if it was
 * entered recently.
 */
export type AskGrownUp = (reason: GrownUpReason) => Promise<boolean>;

export const GrownUpContext = createContext<AskGrownUp | null>(null);

export function useGrownUp(): AskGrownUp {
  const ask = use(GrownUpContext);
  if (!ask) throw new Error('useGrownUp: no gate above');
  return ask;
}
