import type { GrownUpReason } from './use-grown-up.ts';

/** What a child reads who came upon something that is not for children. */
export const FOR_GROWN_UPS: Readonly<Record<GrownUpReason, string>> = {
  share: 'Showing something to others is for grown-ups.',
  delete: 'Deleting is for grown-ups: what is gone stays gone.',
  buy: 'Plans and prices are for grown-ups.',
  settings: 'These settings are for grown-ups.',
  approve: 'A grown-up reads this first.',
};

export const ASK_A_GROWN_UP = 'Ask a grown-up';

/** Why somebody shows who they are before the PIN is changed. */
export const BEFORE_A_NEW_PIN = 'Then you can choose a new PIN.';
