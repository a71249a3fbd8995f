import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { LargeRoundLink } from '../../ui/large-round-button.tsx';
import { PlayButton, RoundButton } from './reader-controls.tsx';
import type { ReaderModel } from './use-reader.ts';

/** The only controls of a child who reads alone: pages, voice and the way back to the books. */
export interface ChildReading {
  id: string;
  /** The URL of the child's shelf. */
  books: string;
  /** The URL at which the child chooses what happens next; null if there is no choice. */
  next: string | null;
  /** The button that fetches a grown-up; nothing if no chapter waits for approval. */
  grownUpButton: ReactNode;
}

const VOICE_FAILED = 'The voice won’t start just now. Please fetch a grown-up.';

export const ChildReaderHeader = ({ reader, child }: { reader: ReaderModel; child: ChildReading }) => (
  <header className="reader-top">
    <LargeRoundLink icon="books" label="Back to the books" to={child.books} />
    <h1 className="sr-only">{bookTitleOf(reader.story)}</h1>
  </header>
);

/** Page back, Play, page on. On the last page, the button for the next page opens the choice of what happens next. */
export function ChildControls({ reader, child }: { reader: ReaderModel; child: ChildReading }) {
  const { readAlong, pages, part, lastPart, isRecorded, hasDeviceVoice, isPlayExpected } = reader;
  const navigate = useNavigate();
  const isFirst = part === 0 && readAlong.page === 0;
  const isLast = part === lastPart && readAlong.page >= pages.count - 1;
  const nextPath = isLast ? child.next : null;

  return (
    <>
      <p role="status" className="text-center text-19">
        {reader.isVoiceFailed && VOICE_FAILED}
      </p>
      <div className="reader-child-buttons" data-done={nextPath !== null || undefined}>
        <RoundButton
          icon="chevron-left"
          label="Page back"
          className="reader-child-button"
          atEnd={isFirst}
          onClick={() => readAlong.turn(-1)}
        />
        {(isRecorded || hasDeviceVoice) && <PlayButton along={readAlong} isExpected={isPlayExpected} />}
        <RoundButton
          icon="chevron-right"
          label={nextPath === null ? 'Page on' : 'What happens next?'}
          className="reader-child-button"
          atEnd={isLast && nextPath === null}
          onClick={() => (nextPath === null ? readAlong.turn(1) : void navigate(nextPath))}
        />
      </div>
    </>
  );
}
