import { expect, it } from 'vitest';
import { drawNotesOn, notify, type Notice } from './notify.ts';

it('what is said before the notes can be drawn is drawn as soon as they can, unless it was taken away', () => {
  const drawn: Notice[] = [];
  notify.note('Taken away');
  notify.clear();
  notify.failure('Failed to load image', { detail: 'Ember' });
  drawNotesOn({ show: (notice) => drawn.push(notice), clear: () => drawn.splice(0) });
  notify.success('Saved');
  expect(drawn).toEqual([
    { kind: 'failure', message: 'Failed to load image', details: { detail: 'Ember' } },
    { kind: 'success', message: 'Saved', details: {} },
  ]);
  notify.clear();
  expect(drawn).toEqual([]);
});
