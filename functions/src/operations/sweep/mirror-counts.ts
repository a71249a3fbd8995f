import type { Shares } from '../ports/shares.ts';

/**
 * Tells each family how often its shares were seen and liked. The counts live on the share: counting on the family's own
 * document would make its saves wait for strangers (architecture §4). Answers how many were news.
 */
export async function mirrorCounts({ shares }: { shares: Shares }): Promise<number> {
  let news = 0;
  for await (const held of shares.openShares()) {
    if (await shares.mirrorCounts(held)) news += 1;
  }
  return news;
}
