import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithServices } from '../../render-with-services.tsx';
import { ChapterBody } from './chapter-body.tsx';

const CHAPTER = 'The sea was calm.\n\nPip slept on.';

function told(): Story {
  const story = readStory('story_1', { userId: 'family', title: 'The Sea of Pip', content: CHAPTER });
  if (!story) throw new Error('The story could not be read.');
  return story;
}

const show = () =>
  renderWithServices(
    <ChapterBody
      story={told()}
      part={0}
      actions={({ text }, close) => (
        <button type="button" onClick={close}>
          Tell anew: {text}
        </button>
      )}
    />,
  );
const bar = () => screen.queryByRole('group', { name: 'For the chosen words' });

describe('words of a chapter', () => {
  it('are chosen by tapping their paragraph, and put aside by tapping again', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Pip slept on.'));
    expect(screen.getByRole('button', { name: 'Tell anew: Pip slept on.' })).toBeTruthy();
    await user.click(screen.getByText('The sea was calm.'));
    expect(bar()).toBeNull();
  });

  it('are chosen by keyboard: the focus goes to what can be done, Escape puts them aside', async () => {
    const user = userEvent.setup();
    show();
    screen.getAllByRole('button', { name: 'Choose this paragraph' })[0]?.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Make a picture');
    expect(screen.getByRole('button', { name: 'Tell anew: The sea was calm.' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
  });

  it('are chosen by selecting some of them', () => {
    show();
    const words = screen.getByText('The sea was calm.').firstChild;
    if (!words) throw new Error('The paragraph is empty.');
    act(() => {
      document.getSelection()?.setBaseAndExtent(words, 5, words, 9);
      document.dispatchEvent(new Event('selectionchange'));
    });
    expect(screen.getByRole('button', { name: 'Tell anew: sea was' })).toBeTruthy();
  });

  it('are put aside by what is done with them', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Pip slept on.'));
    await user.click(screen.getByRole('button', { name: /Tell anew/ }));
    expect(bar()).toBeNull();
  });
});
