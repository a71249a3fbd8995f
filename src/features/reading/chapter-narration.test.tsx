import { RECORDED_FOUR_TIMES } from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { GenerationCancelled } from '../../services/generation/run-generation.ts';
import { FETCH_NARRATION_FAILED, type ReadingService, type Recording } from '../../services/reading/reading-service.ts';
import { usageOf, type FakeServices } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { ChapterNarration } from './chapter-narration.tsx';

const storedNarration = { audioPath: 'users/u1/a.mp3', durationSeconds: 130, voice: 'sage' };
const recording: Recording = { audioUrl: 'https://files.test/a.mp3', durationSeconds: 130, voice: 'sage', words: [] };

function storyWith(narration: object = {}): Story {
  const story = readStory('story_1', { userId: 'u1', previousParts: ['One.', 'Two.'], narration });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

interface CardOptions extends FakeServices {
  narration?: object;
  part?: number;
}

function renderCard({ narration = {}, part = 0, reading = {}, ...fakes }: CardOptions = {}) {
  const services = {
    findRecording: vi.fn<ReadingService['findRecording']>(async () => null),
    narrate: vi.fn<ReadingService['narrate']>(async ({ following = [] }) => ({ recording, following })),
    ...reading,
  };
  renderWithServices(<ChapterNarration story={storyWith(narration)} part={part} />, { reading: services, ...fakes });
  return services;
}
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
const pro = usageOf('pro_monthly');

it('a recorded chapter shows its voice and duration, and links to the reader', async () => {
  renderCard({ narration: { 0: storedNarration }, reading: { findRecording: async () => recording } });
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
  expect(screen.getByText('2 min · Calm, for falling asleep')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Listen' }).getAttribute('href')).toBe('/stories/story_1/read?chapter=1');
});

it('a click on Listen allows speech on iOS, because the next chapter may have no recording', async () => {
  const speak = vi.fn();
  vi.stubGlobal('speechSynthesis', { speak });
  vi.stubGlobal('SpeechSynthesisUtterance', EventTarget);
  renderCard({ narration: { 0: storedNarration }, reading: { findRecording: async () => recording } });
  fireEvent.click(await screen.findByRole('link', { name: 'Listen' }));
  expect(speak).toHaveBeenCalledOnce();
});

it('all chapters are recorded in the chosen voice with one click, after the price has been shown', async () => {
  const { narrate } = renderCard({ usage: pro });
  expect(await screen.findByText(/^You have one narration this month: this one\./)).toBeTruthy();
  await press('Record it');
  fireEvent.click(await screen.findByRole('radio', { name: 'Soft and clear' }));
  await press('Record this story');
  await expect
    .poll(() => vi.mocked(narrate).mock.calls.map(([{ part, voice }]) => [part, voice]))
    .toEqual([
      [0, 'shimmer'],
      [1, 'shimmer'],
    ]);
  expect((await screen.findAllByText('Ready to listen')).length).toBe(1);
});

it('a changed chapter is re-recorded in the same voice', async () => {
  const { narrate } = renderCard({ usage: pro, narration: { 0: storedNarration } });
  expect(await screen.findByText('The words have changed since it was recorded')).toBeTruthy();
  expect(screen.getByText('A chapter can be re-recorded three times for free.')).toBeTruthy();
  await press('Record it again');
  expect(vi.mocked(narrate).mock.calls[0]?.[0]).toMatchObject({ part: 0, voice: 'sage' });
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
});

it('a recording that failed to load is loaded again, and is not called outdated', async () => {
  const findRecording = vi
    .fn<ReadingService['findRecording']>(async () => recording)
    .mockRejectedValueOnce(new AppError('internal', FETCH_NARRATION_FAILED));
  renderCard({ narration: { 0: storedNarration }, reading: { findRecording } });
  expect(await screen.findByText('The recording didn’t load')).toBeTruthy();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await press('Offline, waiting for connection');
  expect(screen.getByText('The recording didn’t load')).toBeTruthy();
  online.mockRestore();
  fireEvent(window, new Event('online'));
  await press('Try again');
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
});

it('the card keeps the focus while its pressed button is replaced by the progress', async () => {
  renderCard({
    usage: pro,
    narration: { 0: storedNarration },
    reading: { narrate: () => new Promise(() => undefined) },
  });
  (await screen.findByRole('button', { name: 'Record it again' })).focus();
  await press('Record it again');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Listening' })));
});

it('a chapter that cannot be re-recorded again shows an error on the same page', async () => {
  renderCard({
    usage: pro,
    narration: { 0: storedNarration },
    reading: { narrate: () => Promise.reject(new AppError('quota_exceeded', RECORDED_FOUR_TIMES)) },
  });
  await press('Record it again');
  expect(await screen.findByText(RECORDED_FOUR_TIMES)).toBeTruthy();
  expect(screen.getByText('The words have changed since it was recorded')).toBeTruthy();
});

it('a failed recording that is shown at another chapter identifies its own chapter', async () => {
  const narrate: ReadingService['narrate'] = async ({ part, following = [] }) => {
    if (part === 1) throw new AppError('busy', 'Busy, please try later');
    return { recording, following };
  };
  renderCard({ usage: pro, reading: { narrate } });
  await press('Record it');
  await press('Record this story');
  expect(await screen.findAllByText('Chapter two: Busy, please try later')).toHaveLength(2);
  expect(screen.getByText('Ready to listen')).toBeTruthy();
});

it('/subscription opens if the last narration was used on another device', async () => {
  const limit = 'You have reached the limit of your plan';
  const quotaError = new AppError('quota_exceeded', limit, { field: 'narrations' });
  renderCard({ usage: pro, reading: { narrate: () => Promise.reject(quotaError) } });
  await press('Record it');
  await press('Record this story');
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

it('recording other chapters of a narrated story is free', async () => {
  renderCard({
    usage: usageOf('pro_monthly', { narrations: { taken: 1, limit: 1, per: 'month' } }),
    narration: { 0: storedNarration },
    part: 1,
  });
  expect(await screen.findByText('Already counted. Recording the other chapters is free.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record it' })).toBeTruthy();
});

it('the narration card says that no narration is left and that the device has no voice', async () => {
  renderCard({ usage: usageOf('pro_monthly', { narrations: { taken: 1, limit: 1, per: 'month' } }) });
  expect(await screen.findByText('You have used your one narration this month.')).toBeTruthy();
  expect(screen.getByText('This device can’t read aloud.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

it('a recording in progress shows its progress and can be cancelled', async () => {
  const narrate: ReadingService['narrate'] = (_order, options) =>
    new Promise((_resolve, reject) =>
      options?.signal?.addEventListener('abort', () => reject(new GenerationCancelled())),
    );
  renderCard({ usage: pro, narration: { 0: storedNarration }, reading: { narrate } });
  await press('Record it again');
  expect(await screen.findByText('Chapter one: reading the chapter through…')).toBeTruthy();
  // A message that it is too late to cancel replaces this text and must be announced.
  expect(screen.getByText(/^About two minutes a chapter/).getAttribute('role')).toBe('status');
  await press('Cancel');
  expect(await screen.findByText('Canceled. Nothing was counted.')).toBeTruthy();
});

it('a recording in progress in another tab is shown when this tab is focused', async () => {
  const findRunning = vi.fn<ReadingService['findRunning']>(async () => null);
  renderCard({ usage: pro, reading: { narrate: () => new Promise(() => undefined), findRunning } });
  expect(await screen.findByRole('button', { name: 'Record it' })).toBeTruthy();
  findRunning.mockImplementation(async (story) => ({ story, part: 0, voice: 'coral' }));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('Chapter one: reading the chapter through…')).toBeTruthy();
});

it('a recording that another device has made is shown once the story is read again', async () => {
  function RefetchedCard() {
    const [isRecorded, setRecorded] = useState(false);
    return (
      <>
        <ChapterNarration story={storyWith(isRecorded ? { 0: storedNarration } : {})} part={0} />
        <button type="button" onClick={() => setRecorded(true)}>
          Come back
        </button>
      </>
    );
  }
  const findRecording: ReadingService['findRecording'] = async ({ narration }) => (narration[0] ? recording : null);
  renderWithServices(<RefetchedCard />, { usage: pro, reading: { findRecording } });
  await screen.findByRole('button', { name: 'Record it' });
  await press('Come back');
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
});

it('a recording of this device stays in view while its story is read again', async () => {
  function RefetchedCard() {
    const [isRead, setRead] = useState(false);
    return (
      <>
        <ChapterNarration story={storyWith(isRead ? { 0: storedNarration, 1: storedNarration } : {})} part={0} />
        <button type="button" onClick={() => setRead(true)}>
          Read the story again
        </button>
      </>
    );
  }
  const findRecording: ReadingService['findRecording'] = async ({ narration }) =>
    narration[0] ? new Promise(() => undefined) : null;
  const narrate: ReadingService['narrate'] = async ({ following = [] }) => ({ recording, following });
  renderWithServices(<RefetchedCard />, { usage: pro, reading: { findRecording, narrate } });
  await press('Record it');
  await press('Record this story');
  await screen.findByText('Ready to listen');
  await press('Read the story again');
  expect(screen.getByText('Ready to listen')).toBeTruthy();
});

it('a narration requested before a reload is resumed once, and its following chapters are recorded', async () => {
  const narrate = vi.fn<ReadingService['narrate']>(async ({ following = [] }) => ({ recording, following }));
  const findRunning: ReadingService['findRunning'] = async (story) => ({
    story,
    part: 0,
    voice: 'coral',
    following: [1],
  });
  function ReloadedCard() {
    const [visits, setVisits] = useState(1);
    return (
      <>
        <ChapterNarration key={visits} story={storyWith()} part={0} />
        <button type="button" onClick={() => setVisits(visits + 1)}>
          Come back
        </button>
      </>
    );
  }
  renderWithServices(<ReloadedCard />, { reading: { findRecording: async () => null, narrate, findRunning } });
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
  await press('Come back');
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
  expect(narrate.mock.calls.map(([{ part, voice }]) => [part, voice])).toEqual([
    [0, 'coral'],
    [1, 'coral'],
  ]);
});
