import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { CHILD_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { PreferencesService } from '../../../services/account/profile-service.ts';
import { useChildren } from '../../../shared/family/use-children.ts';
import { POLL_MS } from '../../../shared/generation/use-unfinished-work.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { ChapterRunView } from './chapter-run-view.tsx';
import type { StoryService } from '../../../services/stories/story-service.ts';
import type { ChapterRun } from './use-chapter-run.ts';
import { storedStory } from '../story-fakes.ts';
import { useStory } from '../use-story.ts';

afterEach(() => act(() => onlineManager.setOnline(true)));

const assignment = { kind: 'next-chapter', story: storedStory() } as const;
const TEXT = 'Ember sneezed.';
const WRITING: ChapterRun = {
  status: 'generating',
  input: assignment,
  paragraphs: [TEXT],
  stop: 'possible',
  isResumed: false,
  startedAt: 0,
};
const FAILED: ChapterRun = {
  status: 'failed',
  input: assignment,
  generated: null,
  paragraphs: [TEXT],
  error: new AppError('internal', 'No.'),
};

const preferencesWith = (showFirst: boolean) => async () => ({
  showFirst,
  autoPictures: true,
  talkCards: true,
  voice: 'fable' as const,
  reader: {},
});

const controlOf = (run: ChapterRun) => ({
  run,
  begin: vi.fn(),
  resume: vi.fn(),
  cancel: vi.fn(),
  save: vi.fn(),
  saveAgain: vi.fn(),
  saveLater: vi.fn(),
  clear: vi.fn(),
});

type FoundRequest = Awaited<ReturnType<StoryService['findRequest']>>;

const requestIn = (status: 'sent' | 'running' | 'done' | 'failed' | 'gone'): FoundRequest => ({
  requestId: 'request-1',
  status,
});

function renderRun(run: ChapterRun, get: PreferencesService['get'], request?: FoundRequest) {
  const stories = request === undefined ? {} : { findRequest: async () => request };
  const control = controlOf(run);
  return { control, ...renderWithServices(<ChapterRunView control={control} />, { preferences: { get }, stories }) };
}

it('with “show me first” a running chapter does not show its text before a parent has approved it', async () => {
  renderRun(WRITING, preferencesWith(true));
  expect(await screen.findByText(/^A grown-up reads this chapter first\./)).toBeTruthy();
  expect(screen.getByText('Writing the second paragraph')).toBeTruthy();
  expect(screen.queryByText(TEXT)).toBeNull();
  expect(screen.queryByText(/You can start reading now/)).toBeNull();
});

it('a running chapter is the one being written among the four, and none can be opened', async () => {
  renderRun(WRITING, preferencesWith(false));
  await screen.findByText(TEXT);
  for (const rail of screen.getAllByRole('navigation', { name: 'Chapters' })) {
    expect(
      within(rail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Introduction, Chapter one',
      'Development, Being written',
      'Climax, Not written yet',
      'Resolution, Not written yet',
    ]);
    expect(within(rail).queryByRole('link')).toBeNull();
  }
});

it('a running chapter does not show its text before the “show me first” setting is loaded', async () => {
  renderRun(WRITING, () => new Promise(() => undefined));
  await act(async () => Promise.resolve());
  expect(screen.queryByText(TEXT)).toBeNull();
});

it('without “show me first” a running chapter can be read immediately', async () => {
  renderRun(WRITING, preferencesWith(false));
  expect(await screen.findByText(TEXT)).toBeTruthy();
});

it('a failed chapter is collapsed with “show me first”, and expanded otherwise', async () => {
  const { unmount } = renderRun(FAILED, preferencesWith(true));
  const row = await screen.findByRole('button', { name: 'For a grown-up to read first' });
  expect(row.getAttribute('aria-expanded')).toBe('false');
  unmount();
  renderRun(FAILED, preferencesWith(false));
  expect(await screen.findByText('What was written so far', { selector: 'h2' })).toBeTruthy();
  await expect.poll(() => screen.queryByRole('button', { name: 'For a grown-up to read first' })).toBeNull();
});

it('a failed chapter has a plain sentence as headline, and the messages from the specification in small print below', async () => {
  const message = 'Rate limit exceeded. Please wait a moment.';
  renderRun({ ...FAILED, error: new AppError('rate_limited', message) }, preferencesWith(false));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our storyteller needs a moment' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Failed to generate story' })).toBeTruthy();
  expect(screen.getByText(message, { selector: 'p' })).toBeTruthy();
});

it.each([
  [18_000, /^You can try again (tomorrow )?at \d+:\d\d.[AP]M\.$/],
  [undefined, 'Try again in a minute.'],
])('a chapter with a rate limit of %s seconds says when to try again', async (retryAfterSeconds, line) => {
  const error = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.', { retryAfterSeconds });
  renderRun({ ...FAILED, error }, preferencesWith(false));
  expect(await screen.findByText(line, { selector: 'p' })).toBeTruthy();
});

it('a tab that becomes visible after the rate limit says that the chapter can be tried now', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const error = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.', { retryAfterSeconds: 240 });
  renderRun({ ...FAILED, error }, preferencesWith(false));
  await screen.findByText('You can try again in 4 minutes.');
  vi.setSystemTime(Date.now() + 240_000);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('You can try again now.')).toBeTruthy();
});

it('after a chapter was discarded on another device, no message says that nothing was counted', async () => {
  const message = 'This was already saved or discarded.';
  renderRun({ ...FAILED, error: new AppError('not_found', message, { field: 'requestId' }) }, preferencesWith(false));
  await screen.findByText(message);
  expect(screen.getByText('Everything you chose is still here')).toBeTruthy();
  expect(screen.queryByText('Nothing was counted against your plan')).toBeNull();
});

it('a chapter for a child whose profile was deleted links back to the choices, and the children are refetched', async () => {
  const list = vi.fn(async () => []);
  function Children() {
    return useChildren().length;
  }
  const input = { kind: 'new-story', characters: [], theme: 'Treasure Hunt', ageRange: '5-8', length: 'epic' } as const;
  const run: ChapterRun = { ...FAILED, input, error: new AppError('not_found', CHILD_NOT_FOUND) };
  const control = controlOf(run);
  renderWithServices(
    <>
      <Children />
      <ChapterRunView control={control} />
    </>,
    { preferences: { get: preferencesWith(false) }, children: { list } },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Please check your choices again' })).toBeTruthy();
  expect(screen.getByText(CHILD_NOT_FOUND)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: 'Back to your choices' }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(control.clear).toHaveBeenCalledOnce();
});

it('a refused later chapter links back to its story, which is refetched because it may be deleted', async () => {
  const find = vi.fn(async () => null);
  function StoryState() {
    return useStory(assignment.story.id).status;
  }
  const run: ChapterRun = { ...FAILED, error: new AppError('invalid', 'Invalid story parameters') };
  const control = controlOf(run);
  renderWithServices(
    <>
      <StoryState />
      <ChapterRunView control={control} />
    </>,
    { preferences: { get: preferencesWith(false) }, stories: { find } },
  );
  await waitFor(() => expect(find).toHaveBeenCalledOnce());
  fireEvent.click(await screen.findByRole('button', { name: 'Back to your choices' }));
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  expect(control.clear).toHaveBeenCalledOnce();
});

const NOTHING_COUNTED = 'Nothing was counted against your plan';
const COUNTS_ONCE = 'Trying again continues the same story and counts only once';
const failedWith = (code: ErrorCode): ChapterRun => ({ ...FAILED, error: new AppError(code, 'No.') });

it('after a lost connection, no message says that nothing was counted while the chapter may still finish', async () => {
  renderRun(failedWith('timed_out'), preferencesWith(false), requestIn('gone'));
  expect(await screen.findByText(COUNTS_ONCE)).toBeTruthy();
  await act(async () => Promise.resolve());
  expect(screen.queryByText(NOTHING_COUNTED)).toBeNull();
});

it('after a lost connection, a message says that nothing was counted once the job is known to have failed', async () => {
  renderRun(failedWith('timed_out'), preferencesWith(false), requestIn('failed'));
  expect(await screen.findByText(NOTHING_COUNTED)).toBeTruthy();
});

it('once nothing of a lost chapter is left to wait for, no message says that trying again counts only once', async () => {
  const error = new AppError('internal', 'No.', { field: 'requestId' });
  renderRun({ ...FAILED, error }, preferencesWith(false), requestIn('done'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(COUNTS_ONCE)).toBeNull();
  expect(screen.queryByText(NOTHING_COUNTED)).toBeNull();
});

it('after a refusal, a message says that nothing was counted, without reading the job', async () => {
  renderRun(failedWith('refused'), preferencesWith(false));
  expect(await screen.findByText(NOTHING_COUNTED)).toBeTruthy();
  expect(screen.queryByText(COUNTS_ONCE)).toBeNull();
});

const lost = (fields: object = {}): ChapterRun => ({ ...FAILED, error: new AppError('busy', 'No answer.', fields) });

it.each(['running', 'done'] as const)('a lost chapter whose job is %s is awaited again, once', async (status) => {
  const { control } = renderRun(lost(), preferencesWith(false), requestIn(status));
  await waitFor(() => expect(control.resume).toHaveBeenCalledExactlyOnceWith('request-1'));
});

it.each(['failed', 'gone'] as const)('a lost chapter whose job is %s is not awaited again', async (status) => {
  const findRequest = vi.fn(async () => requestIn(status));
  const control = controlOf(lost());
  renderWithServices(<ChapterRunView control={control} />, {
    preferences: { get: preferencesWith(false) },
    stories: { findRequest },
  });
  await waitFor(() => expect(findRequest).toHaveBeenCalledOnce());
  await act(async () => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(control.resume).not.toHaveBeenCalled();
});

it('a lost chapter whose job could not be read is looked up again, and awaited', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const findRequest = vi.fn(async () => requestIn('running'));
  findRequest.mockRejectedValueOnce(new AppError('internal', 'No answer.'));
  const control = controlOf(lost());
  renderWithServices(<ChapterRunView control={control} />, {
    preferences: { get: preferencesWith(false) },
    stories: { findRequest },
  });
  await waitFor(() => expect(findRequest).toHaveBeenCalledOnce());
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  await waitFor(() => expect(control.resume).toHaveBeenCalledExactlyOnceWith('request-1'));
  expect(findRequest).toHaveBeenCalledTimes(2);
});

it('a chapter that was awaited again without a result is not awaited a third time', async () => {
  const { control } = renderRun(lost({ field: 'requestId' }), preferencesWith(false), requestIn('done'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await act(async () => Promise.resolve());
  expect(control.resume).not.toHaveBeenCalled();
});

it('a chapter that is awaited again says that the connection was lost, and keeps its paragraphs', async () => {
  renderRun({ ...WRITING, isResumed: true }, preferencesWith(false));
  expect(await screen.findByText(/^The connection was lost for a moment\./)).toBeTruthy();
  expect(await screen.findByText(TEXT)).toBeTruthy();
});

it('offline, a lost chapter is not said to have failed on our side', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  renderRun(lost(), preferencesWith(false));
  expect(await screen.findByRole('heading', { level: 1, name: 'The connection was lost' })).toBeTruthy();
});
