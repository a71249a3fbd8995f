// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PreferencesService } from '../../../services/preferences-service.ts';
import type { ChapterAssignment } from '../../../services/chapter.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { ChapterRunView } from './chapter-run-view.tsx';
import type { ChapterRun } from './chapter-runs.ts';
import { toldStory } from '../story-fakes.ts';

const assignment: ChapterAssignment = { kind: 'next-chapter', story: toldStory() };
const TEXT = 'Ember sneezed.';
const WRITING: ChapterRun = { status: 'writing', assignment, paragraphs: [TEXT], stop: 'possible' };
const BROKEN: ChapterRun = { status: 'failed', assignment, paragraphs: [TEXT], message: 'No.', code: 'internal' };

const wanting = (showFirst: boolean) => async () => ({ showFirst, voice: 'fable' as const, reader: {} });

function renderRun(run: ChapterRun, get: PreferencesService['get']) {
  const nothing = () => undefined;
  const control = { run, begin: nothing, cancel: nothing, saveAgain: nothing, clear: nothing };
  return renderWithServices(<ChapterRunView control={control} />, { preferences: { get } });
}

afterEach(cleanup);

describe('a chapter under way with “show me first”', () => {
  it('shows no word before a parent has read it', async () => {
    renderRun(WRITING, wanting(true));
    expect(await screen.findByText(/^A grown-up reads this chapter first\./)).toBeTruthy();
    expect(screen.getByText('Writing the second paragraph')).toBeTruthy();
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(screen.queryByText(/You can start reading now/)).toBeNull();
  });

  it('shows no word before it is known who reads first', async () => {
    renderRun(WRITING, () => new Promise(() => undefined));
    await act(async () => Promise.resolve());
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('can be read at once where nobody has to read first', async () => {
    renderRun(WRITING, wanting(false));
    expect(await screen.findByText(TEXT)).toBeTruthy();
  });

  it('that broke is folded away for a parent, and open for everybody else', async () => {
    const { unmount } = renderRun(BROKEN, wanting(true));
    const row = await screen.findByRole('button', { name: 'For a grown-up to read first' });
    expect(row.getAttribute('aria-expanded')).toBe('false');
    unmount();
    renderRun(BROKEN, wanting(false));
    expect(await screen.findByText('As far as it came', { selector: 'h2' })).toBeTruthy();
    await expect.poll(() => screen.queryByRole('button', { name: 'For a grown-up to read first' })).toBeNull();
  });
});
