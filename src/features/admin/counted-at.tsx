import { momentWords } from './figures.ts';
import type { Waiting } from './use-waiting.ts';

/** Says how old the counts are that stand beside the queues. */
export const CountedAt = ({ waiting: { countedAt } }: { waiting: Waiting }) =>
  countedAt !== null && (
    <p className="text-15 text-soft">Counted {momentWords(countedAt)}; what you look through is counted anew.</p>
  );
