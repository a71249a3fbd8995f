import * as z from 'zod';
import vocabulary from './vocabulary.json' with { type: 'json' };

const pairsSchema = z.array(z.tuple([z.string(), z.string()]));

/** Pairs of wordings, of which the second can replace the first anywhere. */
export const { easier: EASIER, richer: RICHER } = z
  .strictObject({
    /** Easier words with the same meaning, for ages 5-8. */
    easier: pairsSchema,
    /** Richer words with the same meaning, for ages 12-17. */
    richer: pairsSchema,
  })
  .parse(vocabulary);
