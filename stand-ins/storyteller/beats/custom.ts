import * as z from 'zod';
import prose from './prose/custom.json' with { type: 'json' };
import { say, type Beat } from './beat.ts';

const wordings = z.array(z.string().min(1)).min(1);
const momentSchema = z.strictObject({
  /** Wordings that quote what the family typed after a colon, because it may be any text. */
  asked: wordings,
  after: wordings,
  /** The chosen idea, which is a sentence in the past tense. */
  idea: wordings,
  afterIdea: wordings,
});
const { atHome, onTheWay, inNeed, atLast } = z
  .strictObject({
    atHome: momentSchema.pick({ asked: true, after: true }),
    onTheWay: momentSchema,
    inNeed: momentSchema,
    atLast: momentSchema,
  })
  .parse(prose);

const customBeat = (lines: Beat['lines']): Beat => ({ isMust: true, fits: ({ custom }) => custom !== '', lines });

/** What the family asked for, or the idea that they chose for the chapter. */
const customOrIdeaBeat = ({ asked, after, idea, afterIdea }: z.infer<typeof momentSchema>): Beat =>
  customBeat(({ hasIdea }) => (hasIdea ? [say(...idea), say(...afterIdea)] : [say(...asked), say(...after)]));

export const CUSTOM_AT_HOME = customBeat([say(...atHome.asked), say(...atHome.after)]);

export const CUSTOM_ON_THE_WAY = customOrIdeaBeat(onTheWay);

export const CUSTOM_IN_NEED = customOrIdeaBeat(inNeed);

export const CUSTOM_AT_LAST = customOrIdeaBeat(atLast);
