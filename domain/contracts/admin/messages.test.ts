import { expect, it } from 'vitest';
import { canChangeStatus } from './messages.ts';
import { MESSAGE_STATUSES } from '../../accounts/contact-message.ts';

it('a message changes its status one step at a time, or back', () => {
  const steps = MESSAGE_STATUSES.flatMap((from) =>
    MESSAGE_STATUSES.filter((to) => canChangeStatus(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(steps).toEqual([
    'pending > in_progress',
    'in_progress > pending',
    'in_progress > resolved',
    'resolved > in_progress',
  ]);
});
