import { createContext, use } from 'react';

export type GrownUpReason = 'share' | 'delete' | 'buy' | 'settings' | 'approve' | 'leave';

/** Asks for the PIN, unless there is none or it was entered recently. Resolves to whether a grown-up is present. */
export type AskGrownUp = (reason: GrownUpReason) => Promise<boolean>;

export const GrownUpContext = createContext<AskGrownUp | null>(null);

export function useGrownUp(): AskGrownUp {
  const ask = use(GrownUpContext);
  if (!ask) throw new Error('useGrownUp: no gate above');
  return ask;
}
