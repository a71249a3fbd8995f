import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CancelPicture } from './generation-status.tsx';

it('Cancel keeps the focus once it is too late, and a status announces that', () => {
  const picture = { picture: 'portrait', onCancel: vi.fn() };
  const { rerender } = render(<CancelPicture stop="asked" {...picture} />);
  const [cancel, status] = [screen.getByRole('button'), screen.getByRole('status')];
  cancel.focus();
  rerender(<CancelPicture stop="too-late" {...picture} />);
  expect(document.activeElement).toBe(cancel);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('The brush is already on the paper: this portrait will be finished and kept.');
  cancel.click();
  expect(picture.onCancel).not.toHaveBeenCalled();
});
