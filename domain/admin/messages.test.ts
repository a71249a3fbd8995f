import { expect, it } from 'vitest';
import { canMoveMessage, MESSAGE_STATUSES } from './messages.ts';

it('a message goes one step at a time, and back', () => {
  const steps = MESSAGE_STATUSES.flatMap((from) =>
    MESSAGE_STATUSES.filter((to) => canMoveMessage(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(steps).toEqual([
    'pending > in_progress',
    'in_progress > pending',
    'in_progress > resolved',
    'resolved > in_progress',
  ]);
});
