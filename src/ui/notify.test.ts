import { expect, it } from 'vitest';
import { connectToasts, notify, setQuiet, type Notice } from './notify.ts';

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

it('while a child reads alone only toasts for grown-ups are shown, and both ends of that remove the others', () => {
  const notices: Notice[] = [];
  connectToasts({ show: (notice) => notices.push(notice), clear: () => notices.splice(0) });
  const messages = () => notices.map(({ message }) => message);
  notify.note('Story deleted');
  setQuiet(true);
  notify.failure('Failed to load image');
  notify.success('Story created successfully!');
  notify.failure('The PIN could not be read', { isForGrownUp: true });
  expect(messages()).toEqual(['The PIN could not be read']);
  setQuiet(false);
  notify.failure('Failed to load image');
  expect(messages()).toEqual(['Failed to load image']);
});
