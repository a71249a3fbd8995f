import { WRITE_TO_US } from '../../../config/article-paths.ts';
import type { Operator } from '../../../config/operator.ts';
import type { Block } from '../article.ts';

/** What differs between one operator of Talelantern and another. */
export interface LegalFacts {
  operator: Operator;
  /** Whether Google's reCAPTCHA stands before the functions. */
  hasAppCheck: boolean;
}

/** Of the privacy policy and the terms. */
export const LAST_CHANGED = '23 November 2026';

/** Who runs this copy. What nobody has entered is said to be missing, never made up. */
export function whoRunsThis({ name, address, email }: Operator): Block[] {
  if (name === '')
    return [
      {
        note: 'Whoever runs this copy of Talelantern has not entered a name and address yet. It should not be opened to the public without them.',
      },
      `Until then, [write to us](${WRITE_TO_US}) with the form.`,
    ];
  const reach = [address, email].filter((part) => part !== '').join(' · ');
  return [
    `${name}${reach === '' ? '' : `, ${reach}`}. They decide what is done with your data (the controller), and answer for it.`,
    `You reach them by [the form](${WRITE_TO_US}), and as above.`,
  ];
}
