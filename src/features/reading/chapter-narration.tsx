import { VOICE_CHOICES } from '@talelantern/domain/narration/voices';
import type { Story } from '@talelantern/domain/stories/story';
import { useState, type ReactNode } from 'react';
import type { Recording } from '../../services/reading/reading-service.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/field-frame.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { PlansLink } from '../../shared/plans/plans-link.tsx';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { FREE_RECORDINGS, useNarrationFailure, NarrationLine, narrationPrice } from './narration-progress.tsx';
import { PlayLink } from './play-link.tsx';
import { ReaderIcon } from './reader-icon.tsx';
import { useDeviceSpeech } from './device-voice.ts';
import { useNarration, useRecording, type NarrationControl } from './use-narration.ts';
import { useReaderSettings } from './use-reader-settings.ts';
import { VoiceDialog } from './voice-dialog.tsx';
import './reader-notes.css';

interface ChapterNarrationProps {
  story: Story;
  part: number;
}

export function ChapterNarration({ story, part }: ChapterNarrationProps) {
  const { recording, retry } = useRecording(story, part);
  const hasDeviceVoice = useDeviceSpeech() !== null;
  const [settings, change] = useReaderSettings();
  const [isChoosing, setChoosing] = useState(false);
  const narration = useNarration(story, true);
  const commonProps = { story, part, narration, hasDeviceVoice };
  return (
    <section ref={keepFocus} aria-label="Listening" className="mb-7 min-h-23 rounded-card bg-well px-5 py-4 font-ui">
      {recording !== undefined && (
        <NarrationState
          {...commonProps}
          onListen={() => settings.teller === 'device' && change({ teller: 'recording' })}
          recording={recording}
          onRetry={retry}
          onChooseVoice={() => setChoosing(true)}
        />
      )}
      {isChoosing && (
        <VoiceDialog
          {...commonProps}
          recording={recording}
          settings={settings}
          change={change}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

interface NarrationStateProps extends ChapterNarrationProps {
  recording: Recording | null;
  narration: NarrationControl;
  hasDeviceVoice: boolean;
  /** Loads the recording again; null unless that failed. */
  onRetry: (() => void) | null;
  onChooseVoice: () => void;
  onListen: () => void;
}

function NarrationState(props: NarrationStateProps) {
  const { story, part, recording, narration, onRetry, onListen } = props;
  const { run, recordAgain, cancel } = narration;
  const progress = run.status === 'generating' && <NarrationLine run={run} onCancel={cancel} />;
  const failure = useNarrationFailure(run, part);
  const storedNarration = story.narration[part];
  if (recording)
    return (
      <div className="grid gap-4">
        <Row title="Ready to listen" line={recordingCopy(recording)} failure={failure}>
          <PlayLink story={story} part={part} variant="line" onClick={onListen}>
            Listen
          </PlayLink>
        </Row>
        {progress}
      </div>
    );
  if (progress) return progress;
  if (onRetry)
    return (
      <Row title="The recording didn’t load" line="It’s still there. Please try again in a moment." failure={failure}>
        <OnlineButton variant="line" icon="refresh" onClick={onRetry}>
          Try again
        </OnlineButton>
      </Row>
    );
  if (storedNarration)
    return (
      <Row title="The words have changed since it was recorded" line={FREE_RECORDINGS} failure={failure}>
        <Button variant="line" icon="refresh" onClick={() => recordAgain(part, storedNarration.voice)}>
          Record it again
        </Button>
      </Row>
    );
  return <NotRecorded {...props} failure={failure} />;
}

function recordingCopy({ durationSeconds, voice }: Recording): string {
  const label = VOICE_CHOICES.find(({ id }) => id === voice)?.label ?? '';
  return `${Math.max(1, Math.round(durationSeconds / 60))} min · ${label}`;
}

function NotRecorded(props: NarrationStateProps & { failure: string | null }) {
  const { story, part, hasDeviceVoice, failure, onChooseVoice } = props;
  const usage = useUsage();
  const price = usage && narrationPrice(usage, story, part);
  if (!price) return null;
  if (price.isOffered)
    return (
      <Row title="Hear it from a storyteller" line={price.sentence} failure={failure}>
        <Button variant="line" icon="sparkle" onClick={onChooseVoice}>
          Record it
        </Button>
      </Row>
    );
  return (
    <Row
      title={price.sentence}
      line={hasDeviceVoice ? 'Play reads it in this device’s voice, for free.' : 'This device can’t read aloud.'}
      failure={failure}
    >
      <PlansLink limit="narrations" />
    </Row>
  );
}

interface RowProps {
  title: string;
  line: string;
  failure: string | null;
  children?: ReactNode;
}

const Row = ({ title, line, failure, children }: RowProps) => (
  <>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="text-accent max-sm:hidden">
        <ReaderIcon name="headphones" size="large" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{title}</p>
        <p className="text-15 text-soft">{line}</p>
      </div>
      {children && <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto">{children}</div>}
    </div>
    <ErrorLine error={failure} />
  </>
);
