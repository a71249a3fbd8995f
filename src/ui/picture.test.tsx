import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InsideControl } from './inside-control.ts';
import { Picture } from './picture.tsx';

const image = () => screen.queryByRole('img', { name: 'A fox' });

it.each([
  ['on a page', false],
  ['inside a link', true],
])('a picture %s that failed to load is loaded again when the line is back', (_where, isInside) => {
  const onImageFailed = vi.fn();
  render(
    <InsideControl value={isInside}>
      <Picture src="/fox.webp" alt="A fox" onImageFailed={onImageFailed} />
    </InsideControl>,
  );
  const fail = () => fireEvent.error(screen.getByRole('img', { name: 'A fox' }));
  fail();
  expect(image()).toBeNull();
  fireEvent(window, new Event('online'));
  expect(image()?.getAttribute('src')).toBe('/fox.webp');
  fail();
  fireEvent(window, new Event('online'));
  expect(image()).not.toBeNull();
  expect(onImageFailed).toHaveBeenCalledOnce();
});

it('a picture that is shown is not loaded again when the line is back', () => {
  render(<Picture src="/fox.webp" alt="A fox" />);
  const shownImage = screen.getByRole('img', { name: 'A fox' });
  fireEvent.load(shownImage);
  fireEvent(window, new Event('online'));
  expect(image()).toBe(shownImage);
});

const paintedBehind = () => {
  const shownImage = screen.getByRole('img', { name: 'A fox' });
  return [shownImage.style.backgroundImage, shownImage.classList.contains('opacity-0')];
};

it('a picture shows its thumbnail until it is loaded, and one without a thumbnail is hidden until then', () => {
  const { unmount } = render(<Picture src="/fox.webp" preview="/fox.thumb.webp" alt="A fox" />);
  expect(paintedBehind()).toEqual(['url("/fox.thumb.webp")', false]);
  fireEvent.load(screen.getByRole('img', { name: 'A fox' }));
  expect(paintedBehind()).toEqual(['', false]);
  unmount();
  render(<Picture src="/fox.webp" alt="A fox" />);
  expect(paintedBehind()).toEqual(['', true]);
});
