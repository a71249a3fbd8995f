import { createContext } from 'react';
import { useRequired } from '../../shared/services/use-required.ts';

export type GrownUpReason = 'share' | 'delete' | 'buy' | 'settings' | 'approve' | 'leave';

/** Resolves to whether a grown-up is present: at once without a PIN or shortly after it was entered. */
export type AskGrownUp = (reason: GrownUpReason) => Promise<boolean>;

export const GrownUpContext = createContext<AskGrownUp | null>(null);

export const useGrownUp = (): AskGrownUp => useRequired(GrownUpContext, 'useGrownUp: no gate above');
