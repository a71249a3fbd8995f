import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { Story } from '@talelantern/domain/stories/story';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { storyPath } from '../../config/paths.ts';
import { chapterName } from '../../shared/chapters/chapter-copy.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusMain } from '../../ui/main-focus.ts';
import { focusIfLost } from '../../ui/night-page.tsx';
import { END } from './book-pages.ts';
import { ChildControls, ChildReaderHeader, type ChildReading } from './child-controls.tsx';
import { ReaderBook } from './reader-book.tsx';
import { ReaderControls, RoundButton } from './reader-controls.tsx';
import { ReaderDialogs } from './reader-dialogs.tsx';
import { ReaderIcon } from './reader-icon.tsx';
import { useAutoHideControls } from './use-auto-hide-controls.ts';
import { useMediaSession, useReaderKeys, useScreenOn } from './use-device-controls.ts';
import { useReader, type ReaderModel } from './use-reader.ts';
import './reader.css';

interface ReaderProps {
  story: Story;
  /** Shown while the story has no scenes. */
  cover: ReactNode;
  /** Shown while the chapter's opening picture, or at its end the closing picture, is generated. */
  placeholder: ReactNode;
  /** Whether there is a next chapter that no parent has approved. */
  hasWaiting: boolean;
  /** Shows only what a child who reads alone needs. */
  child?: ChildReading | null;
}

const dataAttributes = ({ settings, mood }: ReaderModel) => ({
  'data-mood': mood,
  'data-size': settings.size,
  'data-spacing': settings.spacing,
  'data-face': settings.face,
  'data-pictures': settings.pictures ? 'shown' : 'hidden',
});

export function Reader({ story, cover, placeholder, hasWaiting, child = null }: ReaderProps) {
  const reader = useReader(story, hasWaiting, child);
  const { readAlong } = reader;
  const areControlsHidden = useAutoHideControls(readAlong.isPlaying && child === null);
  useDeviceControls(reader, child?.books ?? storyPath(story.id));
  return (
    <div
      ref={keepFocus}
      className="reader"
      {...dataAttributes(reader)}
      data-quiet={areControlsHidden ? '' : undefined}
      data-child={child ? '' : undefined}
    >
      {child ? <ChildReaderHeader reader={reader} child={child} /> : <ReaderTop reader={reader} />}
      <main ref={focusIfLost} id="main" tabIndex={-1} className="reader-main">
        {!child && (
          <RoundButton
            icon="chevron-left"
            label="Previous page"
            className="reader-edge"
            onClick={() => readAlong.turn(-1)}
          />
        )}
        <ReaderBook
          reader={reader}
          cover={reader.isGenerating ? placeholder : cover}
          hasWaiting={hasWaiting}
          child={child}
        />
        {!child && (
          <RoundButton
            icon="chevron-right"
            label="Next page"
            className="reader-edge"
            onClick={() => readAlong.turn(1)}
          />
        )}
        <PausedNote readAlong={readAlong} isShown={readAlong.isPausedAtBedtime && reader.leaf !== 'last'} />
      </main>
      <section aria-label="Reading" className="reader-foot">
        {child ? <ChildControls reader={reader} child={child} /> : <ReaderControls reader={reader} />}
      </section>
      {!child && <ReaderDialogs reader={reader} />}
    </div>
  );
}

function useDeviceControls({ story, settings, readAlong, part, isRecorded }: ReaderModel, leaveTo: string): void {
  const navigate = useNavigate();
  const { pictureUrls } = useServices();
  // While a recording plays, a phone may turn its screen off; its own voice would stop with the screen.
  useScreenOn(readAlong.isPlaying && (!isRecorded || (settings.follow && !settings.bedtime)));
  useReaderKeys({
    turn: readAlong.turn,
    toFirstPage: () => readAlong.turnTo(0),
    toLastPage: () => readAlong.moveTo(END),
    playOrPause: readAlong.isPlaying ? readAlong.pause : readAlong.play,
    leave: () => void navigate(leaveTo),
  });
  useMediaSession({
    title: chapterName(part),
    album: bookTitleOf(story),
    artwork: pictureUrls.full(coverScene(story)?.imageUrl ?? null),
    isEnabled: isRecorded,
    isPlaying: readAlong.isPlaying,
    actions: readAlong,
  });
}

function ReaderTop({ reader }: { reader: ReaderModel }) {
  const { story, part: openPart, lastPart, readAlong, openDialog } = reader;
  return (
    <header className="reader-top">
      <AppLink to={storyPath(story.id)} className="icon-btn" aria-label="Close the book" title="Close the book">
        <ReaderIcon name="close" size="medium" />
      </AppLink>
      <div className="reader-names">
        <h1>{bookTitleOf(story)}</h1>
        <nav aria-label="Chapters" className="flex">
          {Array.from({ length: lastPart + 1 }, (_, part) => (
            <button
              key={part}
              type="button"
              aria-current={part === openPart ? 'true' : undefined}
              className={classNames('reader-chapter', part === openPart && 'reader-chapter-open')}
              onClick={() => readAlong.openPart(part)}
            >
              <span className="sr-only">Chapter </span>
              {part + 1}
            </button>
          ))}
        </nav>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label="Text and page"
        title="Text and page"
        onClick={() => openDialog('letters')}
      >
        <ReaderIcon name="letters" size="medium" />
      </button>
    </header>
  );
}

interface PausedNoteProps extends Pick<ReaderModel, 'readAlong'> {
  isShown: boolean;
}

/** Moves the focus, because the pressed note disappears. */
const fromNote = (act: () => void) => () => {
  focusMain();
  act();
};

/** The status element is present before its text, so that the text is announced. */
const PausedNote = ({ readAlong, isShown }: PausedNoteProps) => (
  <section className={isShown ? 'reader-resting' : 'sr-only'} aria-label={isShown ? 'Good night' : undefined}>
    <p role="status">{isShown && 'Good night. Your story will be waiting here.'}</p>
    {isShown && (
      <div className="flex flex-wrap justify-center gap-3">
        {readAlong.hasMore && (
          <Button variant="line" icon="book-open" onClick={fromNote(readAlong.readOneMorePage)}>
            Read one more page
          </Button>
        )}
        <Button variant="quiet" onClick={fromNote(readAlong.stay)}>
          Stay on this page
        </Button>
      </div>
    )}
  </section>
);
