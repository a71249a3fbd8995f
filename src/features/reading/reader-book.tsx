import type { Story } from '@talelantern/domain/stories/story';
import type { ReactNode } from 'react';
import { ChapterEnd } from './chapter-end.tsx';
import { pageWords } from './place-line.tsx';
import { ReaderArt } from './reader-art.tsx';
import { ReaderText } from './reader-text.tsx';
import type { ReaderModel } from './use-reader.ts';
import { useSwipe } from './use-swipe.ts';

interface ReaderBookProps {
  story: Story;
  /** What stands for the story while it has no pictures. */
  cover: ReactNode;
  /** A further chapter is there, but still closed to the child. */
  hasWaiting: boolean;
  reader: ReaderModel;
}

/** The open book: picture and text. */
export function ReaderBook({ story, cover, hasWaiting, reader }: ReaderBookProps) {
  const { along, pages, part, chapter, scenes, settings, holdView } = reader;
  const swipe = useSwipe(along.turn);
  return (
    <div className="reader-book" {...swipe}>
      {settings.pictures && <ReaderArt scenes={scenes} cover={cover} />}
      <div className="reader-page">
        <ReaderText
          story={story}
          part={part}
          chapter={chapter}
          said={settings.follow ? along.said : null}
          holdView={holdView}
          onWord={along.readFrom}
          onScrolled={reader.takeOverScroll}
          end={<ChapterEnd story={story} part={part} hasWaiting={hasWaiting} onOpen={(next) => along.openPart(next)} />}
        />
        {/* Told where the page is turned by hand; while the voice reads it would talk over it. */}
        <p className="reader-number" aria-live={along.isPlaying ? 'off' : 'polite'}>
          {pageWords(along.page, pages)}
        </p>
      </div>
    </div>
  );
}
