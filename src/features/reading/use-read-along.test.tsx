import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { END, START, type Pages } from './book-pages.ts';
import { readChapter } from './chapter-text.ts';
import { createVoiceState, type ReadingVoice, type VoiceState } from './reading-voice.ts';
import { useReadAlong, type ReadAlong } from './use-read-along.ts';

const chapter = readChapter('Ember slept. Pip woke her.');
/** The open page is the second, with the second sentence. The position is its second word. */
const pages = { ofWord: [0, 0, 1, 1, 1], count: 2 };
const position = { part: 0, word: 3 };

function fakeVoice() {
  const { state, watch } = createVoiceState();
  const actions = { play: vi.fn(), pause: vi.fn(), moveTo: vi.fn(), setPace: vi.fn(), setLoudness: vi.fn() };
  return { state, watch, canFade: () => true, open: () => () => undefined, ...actions } satisfies ReadingVoice;
}

/** A reader whose chapter voice is still loading. */
function openReader() {
  const onNoVoice = vi.fn();
  const { result, rerender } = renderHook(
    ({ voice, isVoiceLoading }: { voice: ReadingVoice | null; isVoiceLoading: boolean }) =>
      useReadAlong({
        position,
        chapter,
        lastPart: 1,
        pages,
        goTo: () => undefined,
        chapterVoice: { voice, state: { status: 'still', spoken: null } },
        isVoiceLoading,
        isBedtime: false,
        onNoVoice,
      }),
    { initialProps: { voice: null as ReadingVoice | null, isVoiceLoading: true } },
  );
  return { onNoVoice, actions: () => result.current, rerender };
}

it.each([
  ['Read aloud starts at the shown position in the chapter', 'play', 17],
  ['a word starts reading at that word', 'readFrom', 22],
] as const)('after a press while the voice is loading, %s once it is loaded', (_what, start, offset) => {
  const { onNoVoice, actions, rerender } = openReader();
  act(() => actions()[start](4));
  expect(onNoVoice).not.toHaveBeenCalled();
  const voice = fakeVoice();
  rerender({ voice, isVoiceLoading: false });
  expect(voice.moveTo).toHaveBeenLastCalledWith(offset);
  expect(voice.play).toHaveBeenCalledOnce();
  const nextVoice = fakeVoice();
  rerender({ voice: nextVoice, isVoiceLoading: false });
  expect(nextVoice.play).not.toHaveBeenCalled();
  expect(onNoVoice).not.toHaveBeenCalled();
});

it('pressing Read aloud while voices load opens the choice of voices if none becomes available', () => {
  const { onNoVoice, actions, rerender } = openReader();
  act(() => actions().play());
  rerender({ voice: null, isVoiceLoading: false });
  expect(onNoVoice).toHaveBeenCalledOnce();
});

it.each<[string, (along: ReadAlong) => void]>([
  ['Pause is pressed', (along) => along.pause()],
  ['another chapter is opened', (along) => along.openPart(1)],
])('a start that waits for the voice is dropped when %s', (_what, drop) => {
  const { onNoVoice, actions, rerender } = openReader();
  act(() => actions().play());
  expect(actions()).toMatchObject({ isPlaying: true, isBusy: true });
  act(() => drop(actions()));
  expect(actions()).toMatchObject({ isPlaying: false, isBusy: false });
  const voice = fakeVoice();
  rerender({ voice, isVoiceLoading: false });
  expect(voice.play).not.toHaveBeenCalled();
  expect(onNoVoice).not.toHaveBeenCalled();
});

/** A reader of one of two chapters, whose voice is in `state`. */
function listen(state: VoiceState, isBedtime: boolean, part = 0) {
  const initialProps: VoiceState & { layout?: Pages } = state;
  const voice = fakeVoice();
  const goTo = vi.fn();
  const { result, rerender } = renderHook(
    (heard: VoiceState & { layout?: Pages }) =>
      useReadAlong({
        position: { ...position, part },
        chapter,
        lastPart: 1,
        pages: heard.layout ?? pages,
        goTo,
        chapterVoice: { voice, state: heard },
        isVoiceLoading: false,
        isBedtime,
        onNoVoice: () => undefined,
      }),
    { initialProps },
  );
  return { voice, goTo, result, rerender };
}

const SLEPT = { start: 6, end: 12 };
const PIP = { start: 13, end: 16 };

it('after the voice has read a chapter, the next chapter opens at its beginning', () => {
  const { goTo, rerender } = listen({ status: 'speaking', spoken: PIP }, false);
  rerender({ status: 'ended', spoken: null });
  expect(goTo).toHaveBeenLastCalledWith({ part: 1, word: START });
});

it.each([
  ['the next chapter is read', 0, { part: 1, word: START }],
  ['the last chapter of a story is read again', 1, { part: 1, word: END }],
])('at bedtime, Play after the end of a chapter: %s', (_what, part, opened) => {
  const { voice, goTo, result, rerender } = listen({ status: 'speaking', spoken: PIP }, true, part);
  rerender({ status: 'ended', spoken: null });
  act(() => result.current.play());
  expect(goTo).toHaveBeenLastCalledWith(opened);
  expect(voice.play).toHaveBeenCalledOnce();
  expect(result.current.isPausedAtBedtime).toBe(false);
});

it.each([
  ['after the last page of a chapter the next one opens at its beginning', 0, 1, { part: 1, word: START }],
  ['before the first page of a chapter the previous one opens at its end', 1, -1, { part: 0, word: END }],
] as const)('%s', (_what, part, by, opened) => {
  const { goTo, result, rerender } = listen({ status: 'still', spoken: null }, false, part);
  rerender({ status: 'still', spoken: null, layout: { ofWord: [0, 0, 0, 0, 0], count: 1 } });
  act(() => result.current.turn(by));
  expect(goTo).toHaveBeenLastCalledWith(opened);
});

it('at bedtime the voice pauses after one more page', () => {
  const { voice, result, rerender } = listen({ status: 'still', spoken: SLEPT }, true);
  act(() => result.current.readOneMorePage());
  rerender({ status: 'speaking', spoken: SLEPT });
  expect(voice.pause).not.toHaveBeenCalled();
  rerender({ status: 'speaking', spoken: PIP });
  expect(voice.pause).toHaveBeenCalledOnce();
  expect(result.current.isPausedAtBedtime).toBe(true);
});

it('with a new voice, “one more page” starts at the visible page', () => {
  const { voice, result } = listen({ status: 'still', spoken: null }, true);
  act(() => result.current.readOneMorePage());
  expect(voice.moveTo).toHaveBeenLastCalledWith(PIP.start);
  expect(voice.play).toHaveBeenCalledOnce();
});

it('the voice counts as in use until the reader pauses it, even during the bedtime pause and at the end of a chapter', () => {
  const { result, rerender } = listen({ status: 'speaking', spoken: SLEPT }, true);
  const isInUse = () => result.current.isVoiceInUse;
  expect(isInUse()).toBe(true);
  act(() => result.current.pauseForBedtime());
  rerender({ status: 'still', spoken: SLEPT });
  expect(isInUse()).toBe(true);
  act(() => result.current.stay());
  expect(isInUse()).toBe(false);
  rerender({ status: 'ended', spoken: null });
  expect(isInUse()).toBe(true);
});

it.each([
  ['a recording of it is played next', false],
  ['at bedtime the voice is in use until the pause ends', true],
])('at the end of the last chapter %s', (_what, isBedtime) => {
  const { result, rerender } = listen({ status: 'speaking', spoken: PIP }, isBedtime, 1);
  rerender({ status: 'ended', spoken: null });
  expect(result.current.isVoiceInUse).toBe(isBedtime);
  act(() => result.current.stay());
  expect(result.current.isVoiceInUse).toBe(false);
});

it('turning the device does not end “one more page”', () => {
  const narrow = { ofWord: [0, 1, 2, 2, 2], count: 3 };
  const { voice, result, rerender } = listen({ status: 'still', spoken: SLEPT }, true);
  act(() => result.current.readOneMorePage());
  rerender({ status: 'speaking', spoken: SLEPT });
  rerender({ status: 'speaking', spoken: SLEPT, layout: narrow });
  expect(voice.pause).not.toHaveBeenCalled();
  rerender({ status: 'speaking', spoken: PIP, layout: narrow });
  expect(voice.pause).toHaveBeenCalledOnce();
});

it('opening a chapter ends the bedtime pause at the end of the story', () => {
  const { goTo, result, rerender } = listen({ status: 'speaking', spoken: PIP }, true);
  rerender({ status: 'ended', spoken: null });
  expect(result.current.isPausedAtBedtime).toBe(true);
  act(() => result.current.openPart(1));
  expect(goTo).toHaveBeenLastCalledWith({ part: 1, word: START });
  expect(result.current.isPausedAtBedtime).toBe(false);
});

it.each<[string, (along: ReadAlong) => void]>([
  ['a pressed word', (along) => along.readFrom(3)],
  ['a skipped sentence', (along) => along.skip(-1)],
  ['a turned page', (along) => along.turn(-1)],
])('while the voice reads, %s starts it once', (_what, move) => {
  const { voice, result } = listen({ status: 'speaking', spoken: PIP }, false);
  act(() => move(result.current));
  expect([voice.moveTo.mock.calls.length, voice.play.mock.calls.length]).toEqual([1, 0]);
});

it('before the voice has started, “Previous sentence” goes back from the displayed position', () => {
  const { goTo, result, rerender } = listen({ status: 'still', spoken: null }, false);
  rerender({ status: 'still', spoken: null, layout: { ofWord: [0, 0, 0, 0, 0], count: 1 } });
  act(() => result.current.skip(-1));
  expect(goTo).toHaveBeenLastCalledWith({ part: 0, word: 0 });
});

it('opening the chapter that is being read aloud continues at its beginning', () => {
  const { voice, goTo, result } = listen({ status: 'speaking', spoken: PIP }, false);
  act(() => result.current.openPart(0));
  expect(goTo).toHaveBeenLastCalledWith({ part: 0, word: START });
  expect(voice.moveTo).toHaveBeenLastCalledWith(0);
});

it('after the voice has read the chapter and the page was turned, Play starts at that page', () => {
  const { voice, result, rerender } = listen({ status: 'speaking', spoken: PIP }, true);
  rerender({ status: 'ended', spoken: null });
  act(() => result.current.turnTo(1));
  expect(voice.moveTo).toHaveBeenLastCalledWith(PIP.start);
});
