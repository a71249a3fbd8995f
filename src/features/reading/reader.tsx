import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { Story } from '@talelantern/domain/stories/story';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyPath } from '../../config/paths.ts';
import { chapterName } from '../chapter-words.ts';
import { useServices } from '../use-services.ts';
import { END, firstWordOf } from './book-pages.ts';
import { ReaderBook } from './reader-book.tsx';
import { ReaderControls, RoundButton } from './reader-controls.tsx';
import { ReaderDialogs } from './reader-dialogs.tsx';
import { ReaderTop } from './reader-top.tsx';
import { RestingNote } from './resting-note.tsx';
import { sleepWords } from './sleep-dialog.tsx';
import { useMediaSession } from './use-media-session.ts';
import { useQuietControls } from './use-quiet-controls.ts';
import { useReader, type ReaderModel } from './use-reader.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import './reader.css';

interface ReaderProps {
  story: Story;
  /** What stands for the story while it has no pictures. */
  cover: ReactNode;
  /** A further chapter is there, but still closed to the child. */
  hasWaiting: boolean;
}

/** What the style sheets go by. */
const looks = ({ settings, mood }: ReaderModel) => ({
  'data-mood': mood,
  'data-size': settings.size,
  'data-spacing': settings.spacing,
  'data-face': settings.face,
  'data-pictures': settings.pictures ? 'shown' : 'hidden',
});

/** A story over the whole screen: read, listened to, or both. */
export function Reader({ story, cover, hasWaiting }: ReaderProps) {
  const reader = useReader(story);
  const { settings, along, pages, part, lastPart, openDialog, holdAudio } = reader;
  const bar = useRef<HTMLElement>(null);
  const isQuiet = useQuietControls(bar, along.isPlaying);
  useDeviceControls(story, reader);
  return (
    <div className="reader" {...looks(reader)} data-quiet={isQuiet ? '' : undefined}>
      <ReaderTop
        title={story.title}
        backTo={storyPath(story.id)}
        openPart={part}
        parts={lastPart + 1}
        onOpenPart={along.openPart}
        onLetters={() => openDialog('letters')}
      />
      <main id="main" tabIndex={-1} className="reader-main">
        <RoundButton icon="chevron-left" label="Page back" className="reader-edge" onPress={() => along.turn(-1)} />
        <ReaderBook story={story} cover={cover} hasWaiting={hasWaiting} reader={reader} />
        <RoundButton icon="chevron-right" label="Page on" className="reader-edge" onPress={() => along.turn(1)} />
        {along.isResting && <RestingNote hasMore={along.hasMore} onMore={along.readOneMorePage} onStay={along.stay} />}
      </main>
      <section ref={bar} aria-label="Reading" className="reader-foot">
        <ReaderControls
          along={along}
          pages={pages}
          word={along.said?.index ?? firstWordOf(pages, along.page)}
          settings={settings}
          onChange={reader.change}
          sleepLabel={sleepWords(settings.sleep, reader.minutesLeft)}
          onVoice={() => openDialog('voice')}
          onSleep={() => openDialog('sleep')}
        />
      </section>
      <ReaderDialogs story={story} reader={reader} />
      {/* What it says is the text beside it. */}
      <audio ref={holdAudio} preload="auto" />
    </div>
  );
}

/** Keys, and the buttons of a lock screen or headset. */
function useDeviceControls(story: Story, { along, part, isRecorded }: ReaderModel): void {
  const navigate = useNavigate();
  const { pictures } = useServices();
  useReaderKeys({
    turn: along.turn,
    toFirstPage: () => along.turnTo(0),
    toLastPage: () => along.moveTo(END),
    playOrPause: along.isPlaying ? along.pause : along.play,
    leave: () => void navigate(storyPath(story.id)),
  });
  useMediaSession({
    title: chapterName(part),
    album: story.title,
    artwork: pictures.full(coverScene(story)?.imageUrl ?? null),
    isOn: isRecorded,
    isPlaying: along.isPlaying,
    acts: along,
  });
}
