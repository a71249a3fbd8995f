import type { KeyboardEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { firstWordOf, type Pages } from './book-pages.ts';
import { ReaderIcon, type ReaderIconName } from './reader-icon.tsx';
import { sleepCopy } from './reader-dialogs.tsx';
import type { ReadAlong } from './use-read-along.ts';
import type { ReaderModel } from './use-reader.ts';

export function ReaderControls({ reader }: { reader: ReaderModel }) {
  const { readAlong, settings, change, openDialog, minutesLeft } = reader;
  const { bedtime, follow, pictures } = settings;
  return (
    <div className="reader-bar">
      <PositionBar {...reader} />
      <div className="reader-buttons">
        <div className="reader-side">
          <SideButton icon="headphones" label="Voice" onClick={() => openDialog('voice')} />
          {bedtime && (
            <SideButton
              icon="timer"
              label={sleepCopy(settings.sleep, minutesLeft)}
              onClick={() => openDialog('sleep')}
            />
          )}
        </div>
        <Transport along={readAlong} isPlayExpected={reader.isPlayExpected} />
        <div className="reader-side justify-end">
          {bedtime ? (
            <SideButton
              className="reader-button-spare"
              icon={pictures ? 'picture-off' : 'picture'}
              label={pictures ? 'Hide picture' : 'Show picture'}
              onClick={() => change({ pictures: !pictures })}
            />
          ) : (
            <SideButton
              icon="highlighter"
              label="Follow the words"
              pressed={follow}
              onClick={() => change({ follow: !follow })}
            />
          )}
          <SideButton
            icon="moon"
            label="Bedtime"
            pressed={bedtime}
            onClick={() => change({ bedtime: !bedtime, bedtimeAt: Date.now() })}
          />
        </div>
      </div>
    </div>
  );
}

const Transport = ({ along, isPlayExpected }: { along: ReadAlong; isPlayExpected: boolean }) => (
  <div className="reader-transport">
    <RoundButton
      icon="chevron-left"
      label="Previous page"
      className="reader-page-button"
      onClick={() => along.turn(-1)}
    />
    <RoundButton icon="skip-back" label="Previous sentence" onClick={() => along.skip(-1)} />
    <PlayButton along={along} isExpected={isPlayExpected} />
    <RoundButton icon="skip-forward" label="Next sentence" onClick={() => along.skip(1)} />
    <RoundButton icon="chevron-right" label="Next page" className="reader-page-button" onClick={() => along.turn(1)} />
  </div>
);

export const PlayButton = ({ along, isExpected }: { along: ReadAlong; isExpected: boolean }) => (
  <button
    type="button"
    className={classNames('reader-play', (along.isBusy || (isExpected && !along.isPlaying)) && 'reader-play-expected')}
    aria-busy={along.isBusy}
    aria-label={along.isPlaying ? 'Pause' : 'Read aloud'}
    onClick={along.isPlaying ? along.pause : along.play}
  >
    <ReaderIcon name={along.isPlaying ? 'pause' : 'play'} size="large" />
  </button>
);

interface ControlProps {
  icon: ReaderIconName;
  label: string;
  onClick: () => void;
  className?: string;
  /** Whether a click does nothing, as at an end of the book. */
  atEnd?: boolean;
}

export const RoundButton = ({ icon, label, onClick, className, atEnd }: ControlProps) => (
  <button
    type="button"
    className={classNames('icon-btn reader-round', atEnd && 'opacity-40', className)}
    aria-disabled={atEnd}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <ReaderIcon name={icon} size="large" />
  </button>
);

const SideButton = ({ icon, label, onClick, pressed, className }: ControlProps & { pressed?: boolean }) => (
  <button type="button" className={classNames('reader-button', className)} aria-pressed={pressed} onClick={onClick}>
    <ReaderIcon name={icon} />
    <span>{label}</span>
  </button>
);

const PAGE_KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  PageDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 1,
};

export const pageCopy = (page: number, { count }: Pages): string => `Page ${page + 1} of ${count}`;

/** The chapter as a slider with a gap at each page break. Dragging moves by words; keys turn pages. */
function PositionBar({ readAlong, pages, word }: ReaderModel) {
  const last = Math.max(pages.ofWord.length - 1, 1);
  const value = Math.min(Math.max(readAlong.spoken?.index ?? word, 0), last);
  const breaks = Array.from({ length: Math.max(pages.count - 1, 0) }, (_, index) =>
    firstWordOf(pages, index + 1),
  ).filter((start) => start > 0 && start <= last);

  function handleKey(event: KeyboardEvent): void {
    const by = PAGE_KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    readAlong.turn(by);
  }
  const share = (at: number): string => `${(at / last) * 100}%`;
  return (
    <div className="position-line">
      <div className="position-line-rail" aria-hidden="true">
        <span style={{ width: share(value) }} />
        {breaks.map((start) => (
          <i key={start} style={{ left: share(start) }} />
        ))}
      </div>
      <input
        type="range"
        aria-label="Place in the chapter"
        aria-valuetext={pageCopy(readAlong.page, pages)}
        min={0}
        max={last}
        value={value}
        onChange={(event) => readAlong.moveTo(Number(event.target.value))}
        onKeyDown={handleKey}
      />
    </div>
  );
}
