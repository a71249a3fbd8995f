import { VOICE_CHOICES } from '@talelantern/domain/narration/voices';
import type { Story } from '@talelantern/domain/stories/story';
import { useState, type ReactNode } from 'react';
import { readPath } from '../../config/paths.ts';
import type { Recording } from '../../services/reading-service.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CHAPTER_PARAM } from '../chapter-address.ts';
import { chapterName } from '../chapter-words.ts';
import { SeePlans } from '../see-plans.tsx';
import { useUsage } from '../use-usage.ts';
import { listenWith } from './listen-at-once.ts';
import { narrationPrice } from './narration-price.ts';
import { NarrationLine } from './narration-progress.tsx';
import { ReaderIcon } from './reader-icon.tsx';
import { useDeviceSpeech } from './use-device-speech.ts';
import { useNarration, type NarrationControl } from './use-narration.ts';
import { useReaderSettings } from './use-reader-settings.ts';
import { useRecording } from './use-recording.ts';
import { VoiceDialog } from './voice-dialog.tsx';
import './reader-notes.css';

interface ChapterNarrationProps {
  story: Story;
  /** Index of the chapter, 0-3. */
  part: number;
}

/** Whether a chapter can be listened to, what it takes to have it read, and the way into the reader with the voice on. */
export function ChapterNarration({ story, part }: ChapterNarrationProps) {
  const recording = useRecording(story, part);
  const hasDeviceVoice = useDeviceSpeech() !== null;
  const [settings, change] = useReaderSettings();
  const [isChoosing, setChoosing] = useState(false);
  const narration = useNarration(story, true);
  return (
    <section aria-label="Listening" className="mb-7 min-h-23 rounded-card bg-well px-5 py-4 font-ui">
      {recording !== undefined && (
        <NarrationState
          story={story}
          part={part}
          recording={recording}
          narration={narration}
          hasDeviceVoice={hasDeviceVoice}
          onHaveItRead={() => setChoosing(true)}
        />
      )}
      {isChoosing && (
        <VoiceDialog
          story={story}
          part={part}
          recording={recording}
          hasDeviceVoice={hasDeviceVoice}
          narration={narration}
          settings={settings}
          onChange={change}
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
  onHaveItRead: () => void;
}

function NarrationState(props: NarrationStateProps) {
  const { story, part, recording, narration } = props;
  const { run, begin, cancel } = narration;
  if (run.status === 'asked' && run.part === part) return <NarrationLine run={run} onCancel={cancel} />;
  const failure = run.status === 'failed' && run.part === part ? run.message : null;
  const kept = story.narration[part];
  if (recording)
    return (
      <Row title="Ready to listen" line={recordingWords(recording)} failure={failure}>
        <Listen story={story} part={part} teller="recording" />
      </Row>
    );
  if (kept)
    return (
      <Row
        title="The words have changed since it was read"
        line="It can be read anew three times; nothing more is counted."
        failure={failure}
      >
        <Button variant="line" icon="refresh" onClick={() => begin(part, kept.voice)}>
          Read it anew
        </Button>
      </Row>
    );
  return <NobodyReads {...props} failure={failure} />;
}

/** '2 min · Calm, for falling asleep'. */
function recordingWords({ durationSeconds, voice }: Recording): string {
  const label = VOICE_CHOICES.find(({ id }) => id === voice)?.label ?? '';
  return `${Math.max(1, Math.round(durationSeconds / 60))} min · ${label}`;
}

function NobodyReads(props: NarrationStateProps & { failure: string | null }) {
  const { story, part, narration, hasDeviceVoice, failure, onHaveItRead } = props;
  const usage = useUsage();
  const price = usage && narrationPrice(usage, story, part);
  const { run } = narration;
  if (run.status === 'asked')
    return (
      <Row
        title="Nobody has read this chapter aloud yet"
        line={`${chapterName(run.part)} is being read just now.`}
        failure={null}
      />
    );
  if (!price) return null;
  if (price.isOffered)
    return (
      <Row title="Nobody has read this chapter aloud yet" line={price.words} failure={failure}>
        <Button variant="line" icon="sparkle" onClick={onHaveItRead}>
          Have it read
        </Button>
      </Row>
    );
  return (
    <Row
      title={hasDeviceVoice ? 'This device can read it aloud' : price.words}
      line={
        hasDeviceVoice
          ? `${price.words} The device’s own voice sounds plainer and costs nothing.`
          : 'This device has no voice of its own.'
      }
      failure={failure}
    >
      {hasDeviceVoice && <Listen story={story} part={part} teller="device" />}
      <SeePlans limit="narrations" />
    </Row>
  );
}

function Listen({ story, part, teller }: ChapterNarrationProps & { teller: 'recording' | 'device' }) {
  return (
    <LinkButton
      to={`${readPath(story.id)}?${CHAPTER_PARAM}=${part + 1}`}
      state={listenWith(teller)}
      variant="line"
      icon="book-open"
    >
      Listen
    </LinkButton>
  );
}

interface RowProps {
  title: string;
  line: string;
  failure: string | null;
  /** What can be done. */
  children?: ReactNode;
}

function Row({ title, line, failure, children }: RowProps) {
  return (
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
      {failure && (
        <p role="alert" className="field-error">
          <Icon name="alert" className="mt-[0.1em]" />
          {failure}
        </p>
      )}
    </>
  );
}
