import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { PlayLink } from './play-link.tsx';

it('a click on Play allows speech on iOS once the reader is loaded', async () => {
  const speak = vi.fn();
  vi.stubGlobal('speechSynthesis', { speak });
  vi.stubGlobal('SpeechSynthesisUtterance', EventTarget);
  renderWithServices(
    <PlayLink story={{ id: 'story_1' }} part={0}>
      Play
    </PlayLink>,
    {},
  );
  fireEvent.click(screen.getByRole('link', { name: 'Play' }));
  expect(speak).toHaveBeenCalledOnce();
  expect(await screen.findByText(/^Now at \/stories\/story_1\/read/)).toBeTruthy();
});
