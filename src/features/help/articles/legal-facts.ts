import { WRITE_TO_US } from '../../../config/article-paths.ts';
import type { Operator } from '../../../config/operator.ts';
import type { Block } from '../article.ts';

export interface LegalFacts {
  operator: Operator;
  /** Whether functions require reCAPTCHA (App Check). */
  hasAppCheck: boolean;
}

export const LAST_CHANGED = 'November 30, 2026';

/** The operator's further details, which the terms name once for all pages (their 'Legal notice'). */
export const legalNotice = ({ phone, legal }: Operator): Block[] =>
  [phone && `Phone: ${phone}.`, legal].filter((part) => part !== '');

/** The operator's details, or a sentence that lists the missing ones. */
export function operatorBlocks({ name, address, email }: Operator): Block[] {
  if (name === '')
    return [
      {
        note: 'The operator of this copy of Talelantern has not entered a name and address yet. It should not be opened to the public without them.',
      },
      `Until then, [write to us](${WRITE_TO_US}) with the form.`,
    ];
  const contact = [address, email].filter((part) => part !== '').join(' · ');
  return [
    `${name}${contact === '' ? '' : `, ${contact}`}. They decide what is done with your data (the controller) and are responsible for it.`,
    `You can reach them with [the form](${WRITE_TO_US}), and as above.`,
  ];
}
