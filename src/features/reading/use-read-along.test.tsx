// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readChapter } from './chapter-text.ts';
import { createVoiceState, type ReadingVoice } from './reading-voice.ts';
import { useReadAlong } from './use-read-along.ts';

afterEach(cleanup);

const chapter = readChapter('Ember slept. Pip woke her.');
/** Its second sentence is on the second page, which lies open. */
const pages = { ofWord: [0, 0, 1, 1, 1], count: 2 };
const position = { part: 0, word: 2 };

function fakeVoice() {
  const { state, watch } = createVoiceState();
  const acts = { play: vi.fn(), pause: vi.fn(), moveTo: vi.fn(), setPace: vi.fn(), setLoudness: vi.fn() };
  return { state, watch, open: () => () => undefined, ...acts } satisfies ReadingVoice;
}

/** A reader of whom it is not known yet whether anybody reads the chapter. */
function openReader() {
  const onNoVoice = vi.fn();
  const { result, rerender } = renderHook(
    ({ voice, isVoiceComing }: { voice: ReadingVoice | null; isVoiceComing: boolean }) =>
      useReadAlong({
        position,
        chapter,
        lastPart: 0,
        pages,
        go: () => undefined,
        chapterVoice: { voice, state: { status: 'still', said: null }, holdAudio: () => undefined },
        isVoiceComing,
        isBedtime: false,
        onNoVoice,
      }),
    { initialProps: { voice: null as ReadingVoice | null, isVoiceComing: true } },
  );
  return { onNoVoice, acts: () => result.current, rerender };
}

it.each([
  ['Read aloud begins with the page in view', 'play', 13],
  ['a word begins with itself', 'readFrom', 17],
] as const)('pressed before the voice is there, %s as soon as it is, once', (_what, act, offset) => {
  const { onNoVoice, acts, rerender } = openReader();
  acts()[act](3);
  expect(onNoVoice).not.toHaveBeenCalled();
  const voice = fakeVoice();
  rerender({ voice, isVoiceComing: false });
  expect(voice.moveTo).toHaveBeenLastCalledWith(offset);
  expect(voice.play).toHaveBeenCalledOnce();
  const next = fakeVoice();
  rerender({ voice: next, isVoiceComing: false });
  expect(next.play).not.toHaveBeenCalled();
  expect(onNoVoice).not.toHaveBeenCalled();
});

it('pressed before that is known, Read aloud asks who shall read as soon as nobody does', () => {
  const { onNoVoice, acts, rerender } = openReader();
  acts().play();
  rerender({ voice: null, isVoiceComing: false });
  expect(onNoVoice).toHaveBeenCalledOnce();
});
