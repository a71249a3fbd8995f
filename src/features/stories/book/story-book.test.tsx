import { readPreferences } from '@talelantern/domain/accounts/preferences';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usageOf } from '../../../testing/fake-services.ts';
import { NEVER } from '../../../testing/never.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { storedChild } from '../../family/child-fakes.ts';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { storedStory } from '../story-fakes.ts';
import { StoryBook } from './story-book.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const scene: SceneImage = {
  id: 'scene-1',
  imageUrl: '/sneeze.webp',
  imagePath: null,
  createdAt: 1,
  textSelection: 'Ember sneezed.',
  part: 1,
  position: 0,
  slot: 'opening',
  generatedPrompt: null,
};
const twoChapters = storedStory({
  previousParts: ['Ember flew.', 'Ember sneezed.'],
  currentPhase: 'development',
  approvedParts: [0],
  sceneImages: [scene],
  talkCards: { 1: [{ kind: 'ask', text: 'Why did Ember sneeze?' }] },
});

function open(story: Story, opensAt?: number, pin: string | null = null, showFirst = false) {
  renderWithServices(<StoryBook story={story} opensAt={opensAt} actions={null} />, {
    preferences: { get: async () => ({ ...readPreferences({}), showFirst }) },
    lock: fakeLock(pin),
  });
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const link = (name: string) => screen.findByRole('link', { name });
const pathOf = async (name: string) => (await link(name)).getAttribute('href');
const isSeen = (text: string) => document.body.textContent.includes(text) || document.body.innerHTML.includes(text);

describe('a chapter that waits for approval', () => {
  test('with a PIN, an unapproved chapter shows a child neither its text nor its picture nor its cards', async () => {
    open(twoChapters, 1, '4071', true);
    fireEvent.click(await screen.findByRole('button', { name: 'I’m the grown-up' }));
    for (const hidden of ['sneezed', '/sneeze.webp', 'Talk about it']) expect(isSeen(hidden)).toBe(false);
    await screen.findByRole('dialog', { name: 'Ask a grown-up' });
    for (const name of ['4', '0', '7', '1', 'Open']) fireEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(/sneezed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Talk about it' })).toBeTruthy();
  });

  const closing: SceneImage = { ...scene, id: 'scene-2', imageUrl: '/calm.webp', slot: 'closing' };
  test.each([
    ['on the page of a chapter without pictures', 0],
    ['below the end of its story', 1],
  ])('no picture of an unapproved chapter is shown %s', async (_where, index) => {
    const get = async () => ({ ...readPreferences({}), showFirst: true, autoPictures: false });
    const story = { ...twoChapters, currentPhase: 'resolution' as const, sceneImages: [scene, closing] };
    const fakes = { preferences: { get }, lock: fakeLock('4071') };
    renderWithServices(<StoryBook story={story} opensAt={index} actions={null} />, fakes);
    await (index === 0 ? link('Read chapter two') : screen.findByRole('region', { name: 'The end' }));
    for (const hidden of ['/sneeze.webp', '/calm.webp']) expect(isSeen(hidden)).toBe(false);
  });

  test('nothing of an unapproved chapter is shown while the “show me first” setting is loading', async () => {
    const get = vi.fn(() => new Promise<never>(() => undefined));
    renderWithServices(<StoryBook story={twoChapters} opensAt={1} actions={null} />, { preferences: { get } });
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    for (const hidden of ['sneezed', '/sneeze.webp', 'Talk about it']) expect(isSeen(hidden)).toBe(false);
    expect(await screen.findByText('Loading the chapter')).toBeTruthy();
  });

  test('an unapproved chapter is closed immediately without a network, so that a grown-up can open it', async () => {
    onlineManager.setOnline(false);
    open(twoChapters, 1, '4071', true);
    expect(await screen.findByRole('button', { name: 'I’m the grown-up' })).toBeTruthy();
    for (const hidden of ['sneezed', '/sneeze.webp', 'Talk about it']) expect(isSeen(hidden)).toBe(false);
  });

  test('with a PIN an unapproved chapter stays closed when the preferences cannot be read', async () => {
    const get = () => Promise.reject(new AppError('internal', 'Failed to fetch user profile'));
    const fakes = { preferences: { get }, lock: fakeLock('4071') };
    renderWithServices(<StoryBook story={twoChapters} opensAt={1} actions={null} />, fakes);
    expect(await screen.findByRole('button', { name: 'I’m the grown-up' })).toBeTruthy();
    for (const hidden of ['sneezed', '/sneeze.webp', 'Talk about it']) expect(isSeen(hidden)).toBe(false);
  });

  test('without a PIN an unapproved chapter stays open when the preferences cannot be read, also during retries', async () => {
    vi.useFakeTimers();
    const get = vi.fn(() => NEVER).mockRejectedValueOnce(new AppError('internal', 'Failed to load'));
    const fakes = { preferences: { get }, lock: fakeLock(null) };
    renderWithServices(<StoryBook story={twoChapters} opensAt={1} actions={null} />, fakes);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(get).toHaveBeenCalledTimes(2);
    expect(isSeen('Ember sneezed.')).toBe(true);
  });

  test('an approved chapter is open to a child', async () => {
    open(twoChapters, 0, '4071', true);
    expect(await screen.findByText(/flew/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’m the grown-up' })).toBeNull();
  });
});

test.each([
  ['an unfinished story opens at its newest chapter', twoChapters, /sneezed/],
  ['a finished story opens where the parents read it last', { ...twoChapters, currentPhase: 'resolution' }, /flew/],
] as const)('%s', async (_what, story, text) => {
  open({ ...story, readingPlaces: { parents: { part: 0, paragraph: 0 }, mo: { part: 1, paragraph: 0 } } });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the page of a story shows the child on whose shelf it is', async () => {
  const children = { list: async () => [storedChild('mo', 'Mo')] };
  renderWithServices(<StoryBook story={{ ...twoChapters, childId: 'mo' }} actions={null} />, { children });
  // Shown twice: beside the story, and on phones below the story.
  expect(await screen.findAllByText('Only on Mo’s shelf.')).toHaveLength(2);
});

describe('what follows a chapter', () => {
  const closing: SceneImage = { ...scene, id: 'scene-2', imageUrl: '/calm.webp', slot: 'closing' };
  test.each<[string, SceneImage[], string]>([
    ['the closing picture of the last chapter', [scene, closing], '/calm.webp'],
    ['the cover, without a closing picture', [scene], '/sneeze.webp'],
  ])('a finished story ends with %s', async (_what, sceneImages, picture) => {
    open({ ...twoChapters, currentPhase: 'resolution', sceneImages }, 1);
    const end = await screen.findByRole('region', { name: 'The end' });
    expect([...end.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([picture]);
  });

  test('a chapter is followed by a link to the next, and the link to the reader opens the visible chapter', async () => {
    open(twoChapters, 0);
    expect(await pathOf('Read chapter two')).toBe('/?chapter=2');
    expect(await pathOf('Read')).toBe('/stories/quay/read?chapter=1');
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  test('opening another chapter scrolls to its top and focuses the page, but going back does not', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    renderWithServices(
      <main id="main" tabIndex={-1}>
        <StoryBook story={twoChapters} opensAt={0} />
        <BackButton />
      </main>,
    );
    const next = await link('Read chapter two');
    expect(scrollTo).not.toHaveBeenCalled();
    next.focus();
    fireEvent.click(next);
    expect(await screen.findByText(/sneezed/)).toBeTruthy();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement?.id).toBe('main');
    const back = screen.getByRole('button', { name: 'Back' });
    back.focus();
    fireEvent.click(back);
    expect(await screen.findByText(/flew/)).toBeTruthy();
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(back);
  });

  test('the last chapter of an unfinished story is continued on the page where stories begin', async () => {
    open(twoChapters, 1);
    expect(await pathOf('Continue')).toBe('/create?story=quay');
  });

  test('the end of a finished story offers to read it again, and says once that an AI wrote it', async () => {
    open({ ...twoChapters, currentPhase: 'resolution' }, 1);
    expect(await pathOf('Read again')).toBe('/?chapter=1');
    expect(await pathOf('A new story')).toBe('/create');
    expect(await pathOf('My stories')).toBe('/stories');
    expect(screen.getAllByText('Written with AI.')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });
});

test('the focus stays on the menu of the opening picture when regenerating is canceled', async () => {
  renderWithServices(<StoryBook story={{ ...twoChapters, approvedParts: [0, 1] }} opensAt={1} actions={null} />, {
    usage: usageOf('pro_monthly'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More about this picture' }));
  fireEvent.click(await screen.findByText('Paint again'));
  const notNow = await screen.findByRole('button', { name: 'Not now' });
  notNow.focus();
  fireEvent.click(notNow);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull());
  const menu = screen.getByRole('button', { name: 'More about this picture' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(menu)).toBe(true);
  expect(document.activeElement?.contains(screen.getByText('Ember sneezed.'))).toBe(false);
});
