import type { PlanUsage } from '../../services/usage-service.ts';
import { resetSentences } from './reset-sentences.ts';

/** When what is counted begins anew. `now` in ms. */
export const PlanResets = ({ usage, now }: { usage: PlanUsage; now: number }) => (
  <div className="text-15 text-soft">
    {resetSentences(usage, now).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <p>Characters and locations count for as long as you keep them.</p>
  </div>
);
