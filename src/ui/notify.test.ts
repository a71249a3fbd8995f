import { expect, it } from 'vitest';
import { connectToasts, notify, type Notice } from './notify.ts';

it('toasts from before their display was loaded are shown, unless cleared', () => {
  const notices: Notice[] = [];
  notify.note('Taken away');
  notify.clear();
  notify.failure('Failed to load image', { detail: 'Ember' });
  connectToasts({ show: (notice) => notices.push(notice), clear: () => notices.splice(0) });
  notify.success('Saved');
  expect(notices).toEqual([
    { kind: 'failure', message: 'Failed to load image', details: { detail: 'Ember' } },
    { kind: 'success', message: 'Saved', details: {} },
  ]);
  notify.clear();
  expect(notices).toEqual([]);
});
