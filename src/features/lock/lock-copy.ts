import type { GrownUpReason } from './use-grown-up.ts';

export const REASON_COPY: Readonly<Record<GrownUpReason, string>> = {
  share: 'Sharing is for grown-ups.',
  delete: 'Deleting is for grown-ups, because gone is gone.',
  buy: 'Plans and prices are for grown-ups.',
  settings: 'These settings are for grown-ups.',
  approve: 'A grown-up reads this first.',
  leave: 'Leaving the books is for grown-ups.',
};

export const ASK_A_GROWN_UP = 'Ask a grown-up';

export const BEFORE_A_NEW_PIN = 'Then you can choose a new PIN.';
