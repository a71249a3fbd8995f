import { createContext, use } from 'react';

/** What only a grown-up does once the lock is set (architecture §6). */
export type GrownUpReason = 'share' | 'delete' | 'buy' | 'settings' | 'approve';

/** Answers whether a grown-up is here: at once where no lock is set or one was just opened, else after the PIN. */
export type AskGrownUp = (reason: GrownUpReason) => Promise<boolean>;

/** Filled by GrownUpGate, which also draws the question. */
export const GrownUpContext = createContext<AskGrownUp | null>(null);

/** Asks for a grown-up before something that is not for children. Only below the signed-in part of the app. */
export function useGrownUp(): AskGrownUp {
  const ask = use(GrownUpContext);
  if (!ask) throw new Error('useGrownUp: no gate above');
  return ask;
}
