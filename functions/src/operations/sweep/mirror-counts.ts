import type { Log } from '../ports/log.ts';
import type { Shares } from '../ports/shares.ts';
import { eachInTurn } from './each-in-turn.ts';

/**
 * Tells each family how often its shares were seen and liked. The counts live on the share: counting on the family's own
 * document would make its saves wait for strangers (architecture §4). Answers how many were news.
 */
export const mirrorCounts = ({ shares, log }: { shares: Shares; log: Log }): Promise<number> =>
  eachInTurn(shares.openShareIds(), shares.mirrorCounts, log);
