// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PreferencesService } from '../../services/preferences-service.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { ChapterEnd } from './chapter-end.tsx';
import { ChapterWaits } from './chapter-waits.tsx';
import { useAllowedStory } from './use-allowed-story.ts';

const stored = readStory('quay', {
  title: 'A Night at the Quay',
  previousParts: ['Ember flew.', 'Ember sneezed.'],
  currentPhase: 'development',
});

/** The book from its first chapter to its end. */
function Book({ story }: { story: Story }) {
  const state = useAllowedStory(story);
  if (state.status === 'waits') return <ChapterWaits story={story} part={state.part} />;
  if (state.status !== 'open') return <p>{state.status}</p>;
  const { previousParts } = state.story;
  return (
    <>
      <p>{previousParts.join(' ')}</p>
      <ChapterEnd
        story={state.story}
        part={previousParts.length - 1}
        hasWaiting={state.hasWaiting}
        onOpen={() => undefined}
      />
    </>
  );
}

const renderBook = (approvedParts: number[], get: PreferencesService['get']) =>
  stored && renderWithServices(<Book story={{ ...stored, approvedParts }} />, { preferences: { get } });

const wanting = (showFirst: boolean) => async () => ({ showFirst, voice: 'fable' as const, reader: {} });

afterEach(cleanup);

describe('a book with “show me first”', () => {
  it('is closed until a parent has allowed its first chapter', async () => {
    renderBook([], wanting(true));
    expect(await screen.findByRole('heading', { name: 'Not open yet' })).toBeTruthy();
    expect(screen.getByText('A grown-up reads chapter one first. Then it opens for you.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'I’m the grown-up' }).getAttribute('href')).toBe('/stories/quay?chapter=1');
    expect(document.body.textContent).not.toContain('flew');
  });

  it('ends before the first chapter that waits, and offers no further one', async () => {
    renderBook([0], wanting(true));
    expect(await screen.findByText('A grown-up reads chapter two first. Then it opens for you.')).toBeTruthy();
    expect(screen.getByText('Ember flew.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue the story' })).toBeNull();
  });

  it.each([
    ['was allowed whole', [0, 1], true],
    ['is for everybody', [], false],
  ])('is open where it %s', async (_case, approvedParts, showFirst) => {
    renderBook(approvedParts, wanting(showFirst));
    expect(await screen.findByText('Ember flew. Ember sneezed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue the story' })).toBeTruthy();
  });

  it('stays closed where it cannot be found out', async () => {
    renderBook([], () => Promise.reject(new AppError('internal', 'Failed to fetch user profile')));
    expect(await screen.findByText('failed')).toBeTruthy();
    expect(document.body.textContent).not.toContain('flew');
  });
});
