import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findTile, History, pick, renderCreate } from './create-page-scene.tsx';

test('a character saved on another page is added once: after a reload or Back its creator opens without adding it', async () => {
  renderCreate({ state: { characterId: 'pip' }, beside: <History /> });
  expect(await screen.findByRole('button', { name: 'Go Back to Story Generation' })).toBeTruthy();
  expect(await screen.findByText('{"creatorOf":"pip","isCreated":true}')).toBeTruthy();
});

test.each(['Back', 'Back to the story'])('“%s” closes the creator and leaves no second entry', async (label) => {
  renderCreate({ beside: <History /> });
  const first = screen.getByLabelText('Key').textContent;
  await pick('New Character');
  await screen.findByLabelText('Name');
  fireEvent.click(screen.getByRole('button', { name: label }));
  await findTile('Ember');
  expect(screen.getByLabelText('Key').textContent).toBe(first);
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});
