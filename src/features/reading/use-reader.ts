import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { Span } from '@talelantern/domain/stories/paragraph-spans';
import { placeScenes } from '@talelantern/domain/stories/scene-places';
import type { Story } from '@talelantern/domain/stories/story';
import { useEffect, useMemo, useState } from 'react';
import { FETCH_NARRATION_FAILED } from '../../services/reading-service.ts';
import { notify } from '../../ui/notify.ts';
import { placeOf, textOn } from './book-pages.ts';
import { useListenAtOnce } from './listen-at-once.ts';
import { moodOf, paceNow } from './reader-settings.ts';
import { scenesBeside } from './scene-places.ts';
import { useChapterVoice } from './use-chapter-voice.ts';
import { useDeviceSpeech } from './use-device-speech.ts';
import { usePages, useTurnedPage } from './use-pages.ts';
import { usePosition } from './use-position.ts';
import { useReadAlong } from './use-read-along.ts';
import { useReaderSettings } from './use-reader-settings.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useRecording } from './use-recording.ts';
import { useSleepTimer } from './use-sleep-timer.ts';

export type ReaderDialog = 'voice' | 'letters' | 'sleep' | null;

/** Who reads the open chapter: its recording where there is one, or this device where the family wants that. */
function useTeller(story: Story, part: number, wantsDevice: boolean) {
  const recording = useRecording(story, part);
  const speech = useDeviceSpeech();
  return {
    recording,
    hasDeviceVoice: speech !== null,
    chosen: { recording: wantsDevice ? null : (recording ?? null), speech: wantsDevice ? speech : null },
    isComing: !wantsDevice && recording === undefined,
  };
}

/** The pictures beside a page; before the first one of its chapter, what stands for the story. */
function useScenes(story: Story, part: number, page: Span): readonly SceneImage[] {
  const placed = useMemo(() => placeScenes(story, part), [story, part]);
  const beside = scenesBeside(placed, page);
  const cover = coverScene(story);
  return beside.length === 0 && cover ? [cover] : beside;
}

/** Says that a voice has failed; the page can be read on. */
function useToldVoiceFailure(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed)
      notify.failure(FETCH_NARRATION_FAILED, { detail: 'The page can be read on; Read aloud tries again.' });
  }, [hasFailed]);
}

/** All that the reader's screen shows of a story, and what can be done there. */
export function useReader(story: Story) {
  const [settings, change] = useReaderSettings();
  const [dialog, openDialog] = useState<ReaderDialog>(null);
  const { position, chapter, lastPart, go } = usePosition(story);
  const { part } = position;
  const teller = useTeller(story, part, settings.teller === 'device');
  const chapterVoice = useChapterVoice({ chapter, ...teller.chosen, pace: paceNow(settings) });

  const { size, spacing, face, pictures, bedtime } = settings;
  const layout = JSON.stringify([size, spacing, face, pictures, part, chapter.source.length]);
  const { view, holdView, pages, measured, pageInView } = usePages(layout);
  const isVoiceComing = teller.isComing || (teller.chosen.recording !== null && chapterVoice.voice === null);
  const along = useReadAlong({
    position,
    chapter,
    lastPart,
    pages,
    go,
    chapterVoice,
    isVoiceComing,
    isBedtime: bedtime,
    onNoVoice: () => openDialog('voice'),
  });
  useListenAtOnce({
    teller: settings.teller,
    onTeller: (next) => change({ teller: next }),
    isReady: measured > 0 && !isVoiceComing,
    play: along.play,
  });
  const endTurning = useTurnedPage(view, along.page, measured);
  useReadingPlace(story, placeOf(pages, chapter, position));
  const minutesLeft = useSleepTimer({
    choice: bedtime ? settings.sleep : null,
    voice: chapterVoice.voice,
    isSpeaking: along.isPlaying,
    onAsleep: along.rest,
  });
  useToldVoiceFailure(chapterVoice.state.status === 'failed');
  const scenes = useScenes(story, part, textOn(pages, chapter, along.page));

  return {
    settings,
    change,
    mood: moodOf(settings),
    dialog,
    openDialog,
    part,
    lastPart,
    word: position.word,
    chapter,
    scenes,
    holdView,
    pages,
    along,
    /** The text has been moved: by the turning of a page, or from outside. */
    takeOverScroll: () => {
      if (endTurning()) return;
      const inView = pageInView();
      if (inView !== along.page) along.turnTo(inView);
    },
    recording: teller.recording,
    hasDeviceVoice: teller.hasDeviceVoice,
    holdAudio: chapterVoice.holdAudio,
    isRecorded: teller.chosen.recording !== null,
    minutesLeft,
  };
}

export type ReaderModel = ReturnType<typeof useReader>;
