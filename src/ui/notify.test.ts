import { expect, it } from 'vitest';
import { connectToasts, notify, type Notice } from './notify.ts';

it('toasts from before their display was loaded are shown, unless cleared', () => {
  const drawn: Notice[] = [];
  notify.note('Taken away');
  notify.clear();
  notify.failure('Failed to load image', { detail: 'Ember' });
  connectToasts({ show: (notice) => drawn.push(notice), clear: () => drawn.splice(0) });
  notify.success('Saved');
  expect(drawn).toEqual([
    { kind: 'failure', message: 'Failed to load image', details: { detail: 'Ember' } },
    { kind: 'success', message: 'Saved', details: {} },
  ]);
  notify.clear();
  expect(drawn).toEqual([]);
});
