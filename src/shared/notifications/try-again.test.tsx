import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TryAgain } from './try-again.tsx';

function Card() {
  const [isLoading, setLoading] = useState(false);
  return (
    <section aria-label="Your plan">
      {isLoading ? <p>Loading</p> : <TryAgain announced message="No answer" onRetry={() => setLoading(true)} />}
    </section>
  );
}

it('a failure without a toast is announced where it is shown', () => {
  render(<Card />);
  expect(screen.getByRole('alert').textContent).toBe('No answer');
});

it('after a retry the focus is where the pressed button was', async () => {
  render(<Card />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your plan' }));
});
