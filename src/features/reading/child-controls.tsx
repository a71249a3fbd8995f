import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { classNames } from '../../ui/class-names.ts';
import { RoundKeyLink } from '../../ui/round-key.tsx';
import { PlayButton, RoundButton } from './reader-controls.tsx';
import type { ReaderModel } from './use-reader.ts';

/** The only controls of a child who reads alone: pages, voice and the way back to the books. */
export interface ChildReading {
  id: string;
  /** The address of the child's shelf. */
  books: string;
  /** The address at which the child chooses what happens next; null if there is no choice. */
  next: string | null;
  /** The button that fetches a grown-up; nothing if no chapter waits for approval. */
  keyForGrownUp: ReactNode;
}

export const ChildTop = ({ reader, child }: { reader: ReaderModel; child: ChildReading }) => (
  <header className="reader-top">
    <RoundKeyLink icon="books" label="Back to the books" to={child.books} />
    <h1 className="sr-only">{bookTitleOf(reader.story)}</h1>
  </header>
);

/** Page back, Play, page on. After the last page, 'Page on' opens the choice of what happens next. */
export function ChildControls({ reader, child }: { reader: ReaderModel; child: ChildReading }) {
  const { readAlong, pages, part, lastPart, isRecorded, hasDeviceVoice, isPlayExpected } = reader;
  const navigate = useNavigate();
  const isFirst = part === 0 && readAlong.page === 0;
  const isLast = part === lastPart && readAlong.page >= pages.count - 1;

  function turnOn(): void {
    if (isLast && child.next !== null) void navigate(child.next);
    else readAlong.turn(1);
  }

  return (
    <div className="reader-child-keys" data-done={(isLast && child.next !== null) || undefined}>
      <RoundButton
        icon="chevron-left"
        label="Page back"
        className={classNames('reader-child-key', isFirst && 'opacity-40')}
        onPress={() => readAlong.turn(-1)}
      />
      {(isRecorded || hasDeviceVoice) && <PlayButton along={readAlong} isExpected={isPlayExpected} />}
      <RoundButton
        icon="chevron-right"
        label="Page on"
        className={classNames('reader-child-key', isLast && child.next === null && 'opacity-40')}
        onPress={turnOn}
      />
    </div>
  );
}
