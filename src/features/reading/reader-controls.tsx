import { classNames } from '../../ui/class-names.ts';
import { PlaceLine } from './place-line.tsx';
import type { Pages } from './book-pages.ts';
import type { ReadAlong } from './use-read-along.ts';
import { ReaderIcon, type ReaderIconName } from './reader-icon.tsx';
import type { ReaderSettings } from './reader-settings.ts';
import type { ChangeSettings } from './use-reader-settings.ts';

interface ReaderControlsProps {
  along: ReadAlong;
  pages: Pages;
  word: number;
  settings: ReaderSettings;
  onChange: ChangeSettings;
  /** 'Sleep in 12 min'. */
  sleepLabel: string;
  onVoice: () => void;
  onSleep: () => void;
}

/** Everything that moves the story on. */
export function ReaderControls(props: ReaderControlsProps) {
  const { along, pages, word, settings, onChange, sleepLabel, onVoice, onSleep } = props;
  const { bedtime, follow, pictures } = settings;
  return (
    <div className="reader-bar">
      <PlaceLine pages={pages} page={along.page} word={word} onMove={along.moveTo} onTurn={along.turn} />
      <div className="reader-keys">
        <div className="reader-side">
          <SideButton icon="headphones" label="Voice" onPress={onVoice} />
          {bedtime && <SideButton icon="timer" label={sleepLabel} onPress={onSleep} />}
        </div>
        <Transport along={along} />
        <div className="reader-side reader-side-end">
          {bedtime ? (
            <SideButton
              className="reader-key-spare"
              icon={pictures ? 'picture-off' : 'picture'}
              label={pictures ? 'Hide picture' : 'Show picture'}
              onPress={() => onChange({ pictures: !pictures })}
            />
          ) : (
            <SideButton
              icon="highlighter"
              label="Follow the words"
              pressed={follow}
              onPress={() => onChange({ follow: !follow })}
            />
          )}
          <SideButton icon="moon" label="Bedtime" pressed={bedtime} onPress={() => onChange({ bedtime: !bedtime })} />
        </div>
      </div>
    </div>
  );
}

function Transport({ along }: { along: ReadAlong }) {
  return (
    <div className="reader-transport">
      <RoundButton icon="chevron-left" label="Page back" className="reader-page-key" onPress={() => along.turn(-1)} />
      <RoundButton icon="skip-back" label="Back one sentence" onPress={() => along.skip(-1)} />
      <button
        type="button"
        className="reader-play"
        aria-label={along.isPlaying ? 'Pause' : 'Read aloud'}
        onClick={along.isPlaying ? along.pause : along.play}
      >
        <ReaderIcon name={along.isPlaying ? 'pause' : 'play'} size="large" />
      </button>
      <RoundButton icon="skip-forward" label="On one sentence" onPress={() => along.skip(1)} />
      <RoundButton icon="chevron-right" label="Page on" className="reader-page-key" onPress={() => along.turn(1)} />
    </div>
  );
}

interface KeyProps {
  icon: ReaderIconName;
  label: string;
  onPress: () => void;
  className?: string;
}

/** A button of the reader without words. */
export function RoundButton({ icon, label, onPress, className }: KeyProps) {
  return (
    <button
      type="button"
      className={classNames('icon-btn reader-round', className)}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <ReaderIcon name={icon} size="large" />
    </button>
  );
}

function SideButton({ icon, label, onPress, pressed, className }: KeyProps & { pressed?: boolean }) {
  return (
    <button type="button" className={classNames('reader-key', className)} aria-pressed={pressed} onClick={onPress}>
      <ReaderIcon name={icon} />
      <span>{label}</span>
    </button>
  );
}
