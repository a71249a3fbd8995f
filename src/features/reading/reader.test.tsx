import { readStory } from '@talelantern/domain/stories/story';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReadingService, Recording } from '../../services/reading/reading-service.ts';
import { AccountContext } from '../../shared/account/use-account.ts';
import { createQueryClient } from '../../shared/query/create-query-client.ts';
import { ServicesContext } from '../../shared/services/use-services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import type { ChildReading } from './child-controls.tsx';
import { AUTOPLAY, LISTENING_LINK } from './autoplay.ts';
import { Reader } from './reader.tsx';
import { stubWakeLock } from './wake-lock-fakes.ts';

/** Set before the import, which looks up the device's voice; the test browser has none. */
const device = vi.hoisted(() => {
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: (): object[] => [],
    speaking: true,
    speak(utterance: Utterance) {
      spoken.push(utterance.text);
      device.utterance = utterance;
    },
    cancel: () => undefined,
  });
  const spoken: string[] = [];
  Object.assign(window, { speechSynthesis: synthesis });
  return { synthesis, spoken, utterance: null as Utterance | null };
});
const granny = { name: 'Granny', lang: 'en-GB', localService: true, default: true, voiceURI: 'granny' };

class Utterance extends EventTarget {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
  });
  device.spoken.length = 0;
  onlineManager.setOnline(true);
});

function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}
const finishSentence = () => act(async () => void device.utterance?.dispatchEvent(new Event('end')));

const STORED_NARRATION = { audioPath: 'users/u1/a.mp3', durationSeconds: 130, voice: 'sage' };
const RECORDING: Recording = { audioUrl: 'https://files.test/a.mp3', durationSeconds: 130, voice: 'sage', words: [] };

const MO: ChildReading = { id: 'mo', books: '/books/mo', next: null, grownUpButton: null };

function openReader(
  stored: object = {},
  recording: Recording | null = null,
  at = '/books/mo/story_1',
  child: ChildReading | null = MO,
) {
  const story = readStory('story_1', { userId: 'u1', previousParts: ['One two.'], ...stored });
  if (!story) throw new Error('A story with text can be read');
  const findRecording = vi.fn<ReadingService['findRecording']>(async () => recording);
  render(
    <AccountContext value={null}>
      <QueryClientProvider client={createQueryClient({ staleTime: 0, retry: false })}>
        <ServicesContext value={fakeServices({ reading: { findRecording } })}>
          <MemoryRouter initialEntries={[{ ...parsePath(at), state: AUTOPLAY }]}>
            <Reader story={story} cover={null} placeholder={null} hasWaiting={false} child={child} />
          </MemoryRouter>
        </ServicesContext>
      </QueryClientProvider>
    </AccountContext>,
  );
  return { findRecording };
}

it('a book opened by a child’s tap is read aloud once the browser has loaded its voices', async () => {
  openReader();
  device.synthesis.getVoices = () => [granny];
  act(() => void device.synthesis.dispatchEvent(new Event('voiceschanged')));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  await expect.poll(() => device.spoken).toEqual(['One two.']);
});

it('the screen stays on while the device reads, and may turn off after a pause', async () => {
  const { heldCount } = stubWakeLock();
  device.synthesis.getVoices = () => [granny];
  openReader();
  const pause = await screen.findByRole('button', { name: 'Pause' });
  await expect.poll(heldCount).toBe(1);
  fireEvent.click(pause);
  await expect.poll(heldCount).toBe(0);
});

it.each([
  ['stays on while the words of a recording are followed', {}, 1],
  ['may turn off while a recording is only heard', { follow: false }, 0],
  ['may turn off while a recording plays at bedtime', { bedtime: true, bedtimeAt: Date.now() }, 0],
])('the screen %s', async (_what, settings, locks) => {
  localStorage.setItem(PAGE_STORAGE_KEYS.reader('family'), JSON.stringify(settings));
  const { heldCount } = stubWakeLock();
  openReader({ narration: { 0: STORED_NARRATION } }, RECORDING);
  await screen.findByRole('button', { name: 'Pause' });
  await expect.poll(heldCount).toBe(locks);
});

it('a recording is played by the audio element that was loaded during the click, as iOS requires', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  LISTENING_LINK.onClick();
  const [loadedAudio] = load.mock.contexts;
  openReader({ narration: { 0: STORED_NARRATION } }, RECORDING);
  await expect.poll(() => play.mock.contexts.length).toBe(1);
  expect(play.mock.contexts[0]).toBe(loadedAudio);
});

it.each([
  [
    'fails',
    new DOMException('No sound', 'NotSupportedError'),
    'The voice won’t start just now. Please fetch a grown-up.',
  ],
  ['only needs one more click', new DOMException('Click', 'NotAllowedError'), ''],
])('a child is asked to fetch a grown-up if the voice fails: %s', async (_what, refusal, sentence) => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal);
  openReader({ narration: { 0: STORED_NARRATION } }, RECORDING);
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeTruthy();
  const foot = within(screen.getByRole('region', { name: 'Reading' }));
  await expect.poll(() => foot.getByRole('status').textContent).toBe(sentence);
});

it('offline, the device reads on in the next chapter, even if that one has a recording', async () => {
  device.synthesis.getVoices = () => [granny];
  const { findRecording } = openReader({
    previousParts: ['One.', 'Two.', 'Three.'],
    narration: { 1: STORED_NARRATION },
  });
  await expect.poll(() => device.spoken).toEqual(['One.']);
  goOffline(true);
  await finishSentence();
  await expect.poll(() => device.spoken).toEqual(['One.', 'Two.']);
  await finishSentence();
  await expect.poll(() => device.spoken).toEqual(['One.', 'Two.', 'Three.']);
  expect(findRecording).not.toHaveBeenCalled();
});

it('online, the recording of the next chapter is looked up while the device reads', async () => {
  device.synthesis.getVoices = () => [granny];
  const { findRecording } = openReader({
    previousParts: ['One.', 'Two.'],
    narration: { 1: STORED_NARRATION },
  });
  await expect.poll(() => device.spoken).toEqual(['One.']);
  await finishSentence();
  await expect.poll(() => findRecording.mock.calls.map(([, part]) => part)).toEqual([1]);
});

it('while a recording plays, the next chapter’s recording is fetched, because a locked phone may suspend later requests', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const { findRecording } = openReader(
    { previousParts: ['One.', 'Two.', 'Three.'], narration: { 0: STORED_NARRATION, 1: STORED_NARRATION } },
    RECORDING,
  );
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  await expect.poll(() => findRecording.mock.calls.map(([, part]) => part)).toEqual([0, 1]);
});

const press = (button: HTMLElement): void => {
  button.focus();
  fireEvent.click(button);
};

it('the page has the focus when another chapter is opened, so that Space reads it aloud', async () => {
  openReader({ previousParts: ['One.', 'Two.', 'Three.'] });
  press(await screen.findByRole('button', { name: 'Read chapter two' }));
  await screen.findByRole('button', { name: 'Read chapter three' });
  expect(document.activeElement?.id).toBe('main');
});

it('the page has the focus when a finished story is read again', async () => {
  openReader({ previousParts: ['One.', 'Two.'], currentPhase: 'resolution' }, null, '/books/mo/story_1?chapter=2');
  press(await screen.findByRole('button', { name: 'Read again' }));
  await screen.findByRole('button', { name: 'Read chapter two' });
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

it.each(['Stay on this page', 'Read one more page'])(
  'the good-night note is announced, and the page has the focus after “%s”',
  async (answer) => {
    localStorage.setItem(PAGE_STORAGE_KEYS.reader('family'), JSON.stringify({ bedtime: true, bedtimeAt: Date.now() }));
    device.synthesis.getVoices = () => [granny];
    openReader({ previousParts: ['One.', 'Two.'] });
    await expect.poll(() => device.spoken).toEqual(['One.']);
    const statusElement = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
    await finishSentence();
    const stay = await screen.findByRole('button', { name: answer });
    expect(statusElement?.textContent).toBe('Good night. Your story will be waiting here.');
    press(stay);
    await expect.poll(() => document.activeElement?.id).toBe('main');
    expect(screen.queryByRole('button', { name: answer })).toBeNull();
  },
);

it('after a retry of a picture, its place has the focus', async () => {
  const scene = { id: 's1', imageUrl: 'users/u1/s.webp', textSelection: 'One', position: 0, part: 0 };
  openReader({ sceneImages: [scene] });
  fireEvent.error(await screen.findByRole('img'));
  press(await screen.findByRole('button', { name: 'Retry' }));
  const picture = await screen.findByRole('img');
  await expect.poll(() => document.activeElement).toBe(picture.parentElement);
});

it.each([
  ['the next picture of the book is loaded', true, ['/two.webp']],
  ['no picture is loaded while pictures are hidden', false, []],
])('before a page is turned, %s', async (_what, pictures, loaded) => {
  localStorage.setItem(PAGE_STORAGE_KEYS.reader('family'), JSON.stringify({ pictures }));
  const sceneImages = ['one', 'two', 'three'].map((id, part) => ({ id, imageUrl: `/${id}.webp`, part }));
  openReader({ previousParts: ['One.', 'Two.', 'Three.'], sceneImages }, null, '/books/mo/story_1?chapter=1');
  await screen.findByRole('button', { name: 'Read chapter two' });
  const hidden = [...document.querySelectorAll('img')].filter(({ hidden: isHidden }) => isHidden);
  expect(hidden.map((image) => image.getAttribute('src'))).toEqual(loaded);
});

it('the position bar stays at the chosen word while no voice reads, so that small steps reach the next page', () => {
  openReader({}, null, '/read', null);
  const bar = screen.getByRole<HTMLInputElement>('slider', { name: 'Place in the chapter' });
  fireEvent.change(bar, { target: { value: '1' } });
  expect(bar.value).toBe('1');
});

it('a child hears at which end of the book a button does nothing, and what the last button does', () => {
  openReader();
  for (const name of ['Page back', 'Page on'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  cleanup();
  openReader({}, null, '/books/mo/story_1', { ...MO, next: '/books/mo/story_1/next' });
  const next = screen.getByRole('button', { name: 'What happens next?' });
  expect(next.getAttribute('aria-disabled')).not.toBe('true');
});

it('a screen reader gets each paragraph as one string, not as one string per word', () => {
  openReader({ previousParts: ['One two.\n\nThree four.'] });
  expect(screen.getAllByRole('text').map(({ textContent }) => textContent.trim())).toEqual(['One two.', 'Three four.']);
});

it('the open chapter is marked in the list of chapters', async () => {
  openReader({ previousParts: ['One.', 'Two.'] }, null, '/stories/story_1/read?chapter=2', null);
  expect(await screen.findByRole('button', { name: 'Chapter 2', current: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Chapter 1', current: false }));
  expect(await screen.findByRole('button', { name: 'Chapter 1', current: true })).toBeTruthy();
});
