// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prices } from './prices.tsx';

test.each([
  ['Free', '3 pictures and rewrite 2'],
  ['Pro', '12 pictures and rewrite 12'],
  ['Unlimited', '16 pictures and rewrite 60'],
])('the landing page says on the card of %s how much one day allows', (name, amounts) => {
  render(<Prices />);
  const card = screen.getByRole('heading', { name }).parentElement;
  expect(card?.textContent).toContain(`In one day you can paint up to ${amounts} paragraphs, on top`);
});
