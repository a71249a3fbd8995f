// @vitest-environment happy-dom
import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { UnfinishedNotes } from './unfinished-notes.tsx';
import type { PartialStory } from './use-unfinished-stories.ts';

afterEach(cleanup);

const partialStory: PartialStory = {
  status: 'partial',
  kind: 'story',
  requestId: 'request-0000000001',
  paragraphs: ['Ember flew.'],
  isWhole: false,
};

it.each([
  ['Read what was written', false],
  ['For a grown-up to read first', true],
])('the text of a failed chapter is collapsed under “%s”', async (title, showFirst) => {
  const get = vi.fn(async () => readPreferences({ preferences: { showFirst } }));
  renderWithServices(<UnfinishedNotes run={{ status: 'idle' }} unfinished={[partialStory]} />, {
    preferences: { get },
  });
  await waitFor(() => expect(get).toHaveResolved());
  expect(await screen.findByText(title)).toBeTruthy();
});

it('with a PIN and “show me first” a failed chapter shows no text', async () => {
  const get = async () => readPreferences({ preferences: { showFirst: true } });
  const fakes = { preferences: { get }, lock: fakeLock('4071') };
  renderWithServices(<UnfinishedNotes run={{ status: 'idle' }} unfinished={[partialStory]} />, fakes);
  expect(await screen.findByText('A grown-up reads this first.')).toBeTruthy();
  expect(screen.queryByText('Ember flew.')).toBeNull();
});
