import { AppError } from '@talelantern/domain/errors/app-error';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PreferencesService } from '../../services/account/profile-service.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import type { ChildReading } from './child-controls.tsx';
import { ChapterEnd, ChapterWaits } from './chapter-end.tsx';
import { useAllowedStory } from './use-allowed-story.ts';

const storedStory = readStory('quay', {
  title: 'A Night at the Quay',
  previousParts: ['Ember flew.', 'Ember sneezed.'],
  currentPhase: 'development',
  sceneImages: [{ id: 'scene-1', imageUrl: '/sneeze.webp', part: 1, position: 0, slot: 'opening' }],
});

function AllowedChapters({ story }: { story: Story }) {
  const state = useAllowedStory(story);
  if (state.status === 'waits') return <ChapterWaits story={story} part={state.part} />;
  if (state.status !== 'open') return <p>{state.status}</p>;
  const { previousParts } = state.story;
  return (
    <>
      <p>{previousParts.join(' ')}</p>
      <img alt="The cover" src={coverScene(state.story)?.imageUrl} />
      <ChapterEnd
        story={state.story}
        part={previousParts.length - 1}
        hasWaiting={state.hasWaiting}
        onOpen={() => undefined}
      />
    </>
  );
}

const renderStory = (approvedParts: number[], get: PreferencesService['get']) =>
  storedStory &&
  renderWithServices(<AllowedChapters story={{ ...storedStory, approvedParts }} />, { preferences: { get } });

const withShowFirst = (showFirst: boolean) => async () => ({
  showFirst,
  autoPictures: true,
  talkCards: true,
  voice: 'fable' as const,
  reader: {},
});

it('with “show me first” a story is closed until a parent approves its first chapter', async () => {
  renderStory([], withShowFirst(true));
  expect(await screen.findByRole('heading', { name: 'Not open yet' })).toBeTruthy();
  expect(screen.getByText('A grown-up reads chapter one first. Then it opens for you.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'I’m the grown-up' }).getAttribute('href')).toBe('/stories/quay?chapter=1');
  expect(document.body.textContent).not.toContain('flew');
});

it('with “show me first” a story ends before the first unapproved chapter', async () => {
  renderStory([0], withShowFirst(true));
  expect(await screen.findByText('A grown-up reads chapter two first. Then it opens for you.')).toBeTruthy();
  expect(screen.getByText('Ember flew.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Continue the story' })).toBeNull();
  expect(screen.getByRole('img').getAttribute('src')).toBeNull();
});

it('the note about an unapproved chapter links a parent to that chapter, and a child to the previous one', () => {
  if (!storedStory) throw new Error('A story with text can be read');
  renderWithServices(<ChapterWaits story={storedStory} part={1} />);
  expect(screen.getByRole('link', { name: 'I’m the grown-up' }).getAttribute('href')).toBe('/stories/quay?chapter=2');
  expect(screen.getByRole('link', { name: 'Read chapter one' }).getAttribute('href')).toBe(
    '/stories/quay/read?chapter=1',
  );
});

it.each([
  ['is approved', [0, 1], true],
  ['does not need approval', [], false],
])('the whole story is open if it %s', async (_case, approvedParts, showFirst) => {
  renderStory(approvedParts, withShowFirst(showFirst));
  expect(await screen.findByText('Ember flew. Ember sneezed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue the story' })).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toBe('/sneeze.webp');
});

it('a story stays closed if the “show me first” setting cannot be loaded', async () => {
  renderStory([], () => Promise.reject(new AppError('internal', 'Failed to fetch user profile')));
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(document.body.textContent).not.toContain('flew');
});

const renderEnd = (child: ChildReading | null, onTalk: (() => void) | null) => {
  if (!storedStory) throw new Error('A story with text can be read');
  renderWithServices(
    <ChapterEnd
      story={storedStory}
      part={1}
      hasWaiting={false}
      onOpen={() => undefined}
      onTalk={onTalk}
      child={child}
    />,
  );
};
const talk = () => screen.queryByRole('button', { name: 'Talk about it' });

it('the end of a chapter offers its cards for talking about it, if it has any', () => {
  const onTalk = vi.fn();
  renderEnd(null, onTalk);
  talk()?.click();
  expect(onTalk).toHaveBeenCalledOnce();
  cleanup();
  renderEnd(null, null);
  expect(talk()).toBeNull();
});

it('the end of a chapter does not offer cards to a child who reads alone', () => {
  renderEnd({ id: 'mo', books: '/books', next: null, grownUpButton: null }, vi.fn());
  expect(talk()).toBeNull();
});
