import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderCreate } from './create-page-scene.tsx';

const History = () => <output>{JSON.stringify(useLocation().state)}</output>;

test('a character saved on another page is added once: after a reload or Back its creator opens without adding it', async () => {
  renderCreate({ state: { characterId: 'pip' }, beside: <History /> });
  expect(await screen.findByRole('button', { name: 'Go Back to Story Generation' })).toBeTruthy();
  expect(screen.getByText('{"creatorOf":"pip","isCreated":true}')).toBeTruthy();
});
