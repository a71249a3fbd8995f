import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { Span } from '@talelantern/domain/text/span';
import { placeScenes } from '@talelantern/domain/stories/scene-positions';
import { PARENTS, type ReadingPosition, type Story } from '@talelantern/domain/stories/story';
import { useEffect, useMemo, useState } from 'react';
import { FETCH_NARRATION_FAILED } from '../../services/reading/reading-service.ts';
import { useChapterPictures } from '../../shared/chapters/use-chapter-pictures.ts';
import { useOnline } from '../../shared/connection/use-online.ts';
import { notify } from '../../ui/notify.ts';
import { readingPositionAt, sceneAfter, scenesBeside, startOf, textOn, type Pages } from './book-pages.ts';
import { isEndOfStory } from './chapter-end.tsx';
import { sentenceEndAt } from './chapter-text.ts';
import { useAutoplay } from './autoplay.ts';
import type { VoiceState } from './reading-voice.ts';
import { themeOf, effectivePace } from './reader-settings.ts';
import { useChapterVoice, useUntilPause } from './use-chapter-voice.ts';
import { useDeviceSpeech } from './device-voice.ts';
import { usePages, useScrollEnd, useScrollToPage } from './use-pages.ts';
import { useChapterInUrl, usePosition, useSaveReadingPosition } from './use-position.ts';
import { useReadAlong } from './use-read-along.ts';
import { useReaderSettings } from './use-reader-settings.ts';
import { useRecording, useRecordingAhead } from './use-narration.ts';
import { useSleepTimer } from './use-sleep-timer.ts';

export type ReaderDialog = 'voice' | 'letters' | 'sleep' | 'talk' | null;

/** The recording, if there is one, else the device's voice; always the device's if the family prefers it. */
function useVoiceSource(
  story: Story,
  { part, wantsDevice, isReading }: { part: number; wantsDevice: boolean; isReading: boolean },
) {
  const { recording: storedRecording, retry } = useRecording(story, part);
  const isOnline = useOnline();
  // Offline, the device's voice reads chapters whose recording was not found.
  const recording = useUntilPause(part, storedRecording === undefined && !isOnline ? null : storedRecording, isReading);
  const speech = useDeviceSpeech();
  const played = wantsDevice ? null : recording;
  return {
    recording: storedRecording,
    hasDeviceVoice: Boolean(speech),
    chosen: { recording: played ?? null, speech: (played === null && speech) || null },
    /** Whether the recording failed to load and the device cannot read instead. */
    isLost: retry !== null && speech === null,
    isComing: played === undefined || (played === null && speech === undefined),
  };
}

/** Before the first picture: the chapter's opening picture, else the cover; none while a picture is generated. */
function useScenes(story: Story, part: number, page: Span, isGenerating: boolean) {
  const parts = useMemo(() => [placeScenes(story, part), placeScenes(story, part + 1)] as const, [story, part]);
  const [placedScenes] = parts;
  const pageScenes = scenesBeside(placedScenes, page);
  const opening = placedScenes.find(({ scene }) => scene.slot === 'opening')?.scene ?? coverScene(story);
  const scenes = pageScenes.length > 0 || isGenerating || !opening ? pageScenes : [opening];
  return { scenes, next: sceneAfter(parts, page, scenes) };
}

const ONE_MORE_PRESS = 'Press Read aloud once more. Your browser waits for it before it speaks.';

function useVoiceToasts(status: VoiceState['status']): void {
  useEffect(() => {
    if (status === 'failed')
      notify.failure(FETCH_NARRATION_FAILED, { detail: 'You can keep reading. Press Read aloud to try again.' });
    if (status === 'blocked') notify.note(ONE_MORE_PRESS);
  }, [status]);
}

/** The title page, the last page of a story that has ended, or a page of text. */
type Leaf = 'title' | 'text' | 'last';

function leafOf(page: number, { ofWord, count }: Pages, { part, isEnd }: { part: number; isEnd: boolean }): Leaf {
  const isMeasured = ofWord.length > 0;
  if (isEnd && isMeasured && page === count - 1) return 'last';
  return part === 0 && page === 0 ? 'title' : 'text';
}

const BEGINNING: ReadingPosition = { part: 0, paragraph: 0 };
/** After the text of a chapter. Its last picture is shown beside it: the closing picture is calm. */
const AFTER_TEXT: Span = { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };

const NO_SCENES: readonly SceneImage[] = [];

export function useReader(story: Story, hasWaiting: boolean, child: { id: string } | null) {
  const reader = child?.id ?? PARENTS;
  const [settings, change] = useReaderSettings();
  const [dialog, openDialog] = useState<ReaderDialog>(null);
  const { position: current, chapter, lastPart, goTo } = usePosition(story, reader);
  const { part } = current;
  const [isReading, setReading] = useState(false);
  const source = useVoiceSource(story, { part, wantsDevice: settings.teller === 'device', isReading });
  const isRecorded = source.chosen.recording !== null;
  const chapterVoice = useChapterVoice({ chapter, ...source.chosen, pace: effectivePace(settings) });

  const { size, spacing, face, pictures, bedtime } = settings;
  const layout = JSON.stringify([size, spacing, face, pictures, part, chapter.source.length]);
  const { view, viewRef, pages, layoutCount, pageInView } = usePages(layout);
  const position = startOf(pages, current);
  const readAlong = useReadAlong({
    position,
    chapter,
    lastPart,
    pages,
    goTo,
    chapterVoice,
    isVoiceLoading: source.isComing,
    isBedtime: bedtime,
    onNoVoice: () => openDialog('voice'),
  });
  const { isPlaying, isVoiceInUse } = readAlong;
  // Prefetched: at the end of this chapter, iOS may suspend the page of a locked phone before the response arrives.
  useRecordingAhead(story, part + 1, isPlaying && isRecorded);
  if (isReading !== isVoiceInUse) setReading(isVoiceInUse);
  const isPlayExpected = useAutoplay({
    isReady: layoutCount > 0 && !source.isComing,
    isPlaying: isPlaying && chapterVoice.state.status !== 'still',
    play: readAlong.play,
  });
  const completeTurn = useScrollToPage(view, readAlong.page, layoutCount);
  useScrollEnd(view, () => {
    if (completeTurn()) return;
    const inView = pageInView();
    if (inView !== null && inView !== readAlong.page) readAlong.turnTo(inView);
  });
  const leaf = leafOf(readAlong.page, pages, { part, isEnd: isEndOfStory({ story, part, hasWaiting }) });
  // A finished story starts at the beginning on the next visit.
  const readingPosition = leaf === 'last' ? BEGINNING : readingPositionAt(pages, chapter, position);
  useSaveReadingPosition(story, reader, readingPosition);
  useChapterInUrl(readingPosition.part);
  const minutesLeft = useSleepTimer({
    choice: bedtime ? settings.sleep : null,
    voice: chapterVoice.voice,
    isSpeaking: isPlaying,
    sentenceEndOf: (offset) => sentenceEndAt(chapter, offset),
    onTimeUp: readAlong.pauseForBedtime,
  });
  useVoiceToasts(chapterVoice.state.status);
  const isLast = leaf === 'last';
  const isGenerating = useChapterPictures(story)(part, isLast ? 'closing' : 'opening') === 'generating';
  const page = isLast ? AFTER_TEXT : textOn(pages, chapter, readAlong.page);
  const { scenes, next } = useScenes(story, part, page, isGenerating);

  return {
    story,
    settings,
    change,
    mood: themeOf(settings),
    dialog,
    openDialog,
    part,
    leaf,
    lastPart,
    word: position.word,
    chapter,
    // While the closing picture is generated, no earlier picture, such as one of a chase, is shown beside 'Sleep well'.
    scenes: isLast && isGenerating ? NO_SCENES : scenes,
    /** The picture that follows, to be loaded before its page is opened. */
    nextScene: next,
    /** Whether the chapter's opening picture, or at its end the closing picture, is being generated. */
    isGenerating,
    viewRef,
    pages,
    readAlong,
    isPlayExpected,
    recording: source.recording,
    hasDeviceVoice: source.hasDeviceVoice,
    isRecorded,
    isVoiceFailed: source.isLost || chapterVoice.state.status === 'failed',
    minutesLeft,
  };
}

export type ReaderModel = ReturnType<typeof useReader>;
