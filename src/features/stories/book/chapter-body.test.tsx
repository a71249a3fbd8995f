import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { useChapterScenes } from '../../scenes/use-chapter-scenes.ts';
import { ChapterBody } from './chapter-body.tsx';

const CHAPTER = 'The sea was calm.\n\nPip slept on.';

function twoParagraphs(): Story {
  const story = readStory('story_1', { userId: 'family', title: 'The Sea of Pip', content: CHAPTER });
  if (!story) throw new Error('The story could not be read.');
  return story;
}

const handleRewrite = vi.fn();

function Chapter({ story }: { story: Story }) {
  return <ChapterBody story={story} part={0} sceneControl={useChapterScenes(story, 0)} onRewrite={handleRewrite} />;
}
const show = () => renderWithServices(<Chapter story={twoParagraphs()} />);
const chooseButton = (paragraph: number) => screen.getByRole('button', { name: `Choose paragraph ${paragraph}` });
const bar = () => screen.queryByRole('group', { name: 'For the chosen words' });

describe('passage selection', () => {
  it('pressing a paragraph selects it, and pressing again deselects it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Pip slept on.'));
    expect(bar()).not.toBeNull();
    await user.click(screen.getByText('The sea was calm.'));
    expect(bar()).toBeNull();
  });

  it('a button that selects a paragraph is not described by its text, which a screen reader has just read', () => {
    show();
    expect(chooseButton(2).hasAttribute('aria-describedby')).toBe(false);
  });

  it('the actions for a pressed paragraph are scrolled into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Pip slept on.'));
    expect(scroll.mock.contexts).toEqual([bar()]);
  });

  it('selecting a paragraph by keyboard moves focus to the actions, and Escape deselects it', async () => {
    const user = userEvent.setup();
    show();
    chooseButton(1).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Make a picture');
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
  });

  it.each(['Close', 'Rewrite this'])(
    'after “%s” the button that selected the paragraph has the focus',
    async (name) => {
      const user = userEvent.setup();
      show();
      chooseButton(1).focus();
      await user.keyboard('{Enter}');
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
      expect(bar()).toBeNull();
      expect(document.activeElement).toBe(chooseButton(1));
    },
  );

  it('after the form of a picture is dismissed, the text after it has the focus', async () => {
    const user = userEvent.setup();
    show();
    chooseButton(1).focus();
    await user.keyboard('{Enter}{Enter}');
    screen.getByRole('button', { name: 'Not now' }).focus();
    await user.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Pip slept on.');
  });

  it('part of a paragraph can be selected', async () => {
    show();
    const textNode = screen.getByText('The sea was calm.').firstChild;
    if (!textNode) throw new Error('The paragraph is empty.');
    act(() => {
      document.getSelection()?.setBaseAndExtent(textNode, 5, textNode, 9);
      document.dispatchEvent(new Event('selectionchange'));
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Make a picture' }));
    expect(screen.getByText('“sea was”')).toBeTruthy();
  });

  it('rewriting a selected passage requests its paragraph and clears the selection', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Pip slept on.'));
    await user.click(screen.getByRole('button', { name: 'Rewrite this' }));
    expect(handleRewrite.mock.calls).toEqual([[{ part: 0, paragraph: 1 }]]);
    expect(bar()).toBeNull();
  });
});

const Awaiting = ({ closing }: { closing: 'generating' | 'missing' }) => (
  <ChapterBody
    story={twoParagraphs()}
    part={0}
    sceneControl={useChapterScenes(twoParagraphs(), 0)}
    closing={closing}
    onRewrite={handleRewrite}
  />
);

it('a closing picture that is being generated has a placeholder in the text', () => {
  renderWithServices(<Awaiting closing="generating" />);
  screen.getByText('Painting this scene');
});

it('a closing picture that failed can be generated at its place in the text', async () => {
  renderWithServices(<Awaiting closing="missing" />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Generate Image' }));
  await screen.findByText('“Pip slept on.”');
  expect(screen.queryByText('Painting this scene')).toBeNull();
});
