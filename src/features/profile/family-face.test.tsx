import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { FamilyFace } from './family-face.tsx';

const showFace = (photoURL: string | null, displayName = 'the Fennimores') =>
  renderWithServices(<FamilyFace photoURL={photoURL} displayName={displayName} />).container;
const picture = (container: HTMLElement) => container.querySelector('img');

test('an illustration is shown as the family picture', () => {
  expect(picture(showFace('/art/cut-t-robot.webp'))?.getAttribute('src')).toBe('/art/cut-t-robot.webp');
});

test('a deleted portrait is replaced by the first letter of the name', () => {
  const container = showFace('https://pictures.example/ember.webp');
  const portrait = picture(container);
  expect(portrait).toBeTruthy();
  if (portrait) fireEvent.error(portrait);
  expect(screen.getByText('T')).toBeTruthy();
  expect(picture(container)).toBeNull();
});

test('a family without picture and name is shown as a symbol', () => {
  const container = showFace(null, '  ');
  expect(container.textContent).toBe('');
  expect(container.querySelector('svg')).toBeTruthy();
});
