import type { Story } from '@talelantern/domain/stories/story';
import { RECORDED_VOICE } from '../../services/limit-sentences.ts';
import { NARRATIONS, priceSentence } from '../../services/usage-sentences.ts';
import { leftOf, type PlanUsage } from '../../services/usage-service.ts';

/** Whether a family may have a chapter recorded, and the sentence that stands beside the button. */
export interface NarrationPrice {
  isOffered: boolean;
  words: string;
}

const IS_PAID = 'This story’s narration is counted already: its other chapters cost nothing more.';
const IS_KEPT = 'This chapter is read already. It can be read anew three times; nothing more is counted.';
const WHOLE_STORY = 'It covers all chapters of this story.';

/** One narration is one story with all its chapters (architecture §3 'Numbers the plan table lacks'). */
export function narrationPrice(
  { narrations }: Pick<PlanUsage, 'narrations'>,
  { narration }: Story,
  part: number,
): NarrationPrice {
  if (narration[part]) return { isOffered: true, words: IS_KEPT };
  if (Object.keys(narration).length > 0) return { isOffered: true, words: IS_PAID };
  if (narrations.limit === 0) return { isOffered: false, words: RECORDED_VOICE };
  const price = priceSentence(narrations, NARRATIONS);
  return leftOf(narrations) > 0
    ? { isOffered: true, words: `${price} ${WHOLE_STORY}` }
    : { isOffered: false, words: price };
}
