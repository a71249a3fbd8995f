import { VOICE_CHOICES } from '@talelantern/domain/narration/voices';
import type { Story } from '@talelantern/domain/stories/story';
import { useId } from 'react';
import type { Recording } from '../../services/reading-service.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { chapterName } from '../chapter-words.ts';
import { SeePlans } from '../see-plans.tsx';
import { useUsage } from '../use-usage.ts';
import { narrationPrice } from './narration-price.ts';
import { NarrationProgress } from './narration-progress.tsx';
import { PaceField } from './pace-field.tsx';
import type { ReaderSettings } from './reader-settings.ts';
import type { NarrationControl } from './use-narration.ts';
import type { ChangeSettings } from './use-reader-settings.ts';

interface VoiceDialogProps {
  story: Story;
  part: number;
  recording: Recording | null | undefined;
  /** Whether this device has a voice of its own. */
  hasDeviceVoice: boolean;
  narration: NarrationControl;
  settings: ReaderSettings;
  onChange: ChangeSettings;
  onClose: () => void;
}

const TELLERS = [
  { value: 'recording', label: 'Storyteller' },
  { value: 'device', label: 'This device' },
] as const;

const DEVICE_READS =
  'This device’s own voice reads, for nothing. It sounds plainer, and the story never leaves the device.';
const NO_DEVICE_VOICE = 'This device has no voice of its own.';

/** Who reads, how fast, and how a chapter gets its storyteller. */
export function VoiceDialog(props: VoiceDialogProps) {
  const { hasDeviceVoice, settings, onChange, onClose } = props;
  const isDevice = settings.teller === 'device';
  return (
    <Dialog
      title="Who reads?"
      onClose={onClose}
      actions={
        <Button variant="line" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="reader-fields">
        <SegmentedChoice
          wide
          label="Voice"
          hideLabel
          options={TELLERS}
          value={settings.teller}
          onChange={(teller) => onChange({ teller })}
        />
        {isDevice ? <p>{hasDeviceVoice ? DEVICE_READS : NO_DEVICE_VOICE}</p> : <Storyteller {...props} />}
        <PaceField settings={settings} onChange={onChange} />
      </div>
    </Dialog>
  );
}

function Storyteller({ story, part, recording, hasDeviceVoice, narration, settings, onChange }: VoiceDialogProps) {
  const usage = useUsage();
  const { run, begin, cancel } = narration;
  if (run.status === 'asked') return <NarrationProgress run={run} onCancel={cancel} />;
  const price = usage && narrationPrice(usage, story, part);
  const isThere = recording?.voice === settings.voice;
  return (
    <>
      <VoiceChoice settings={settings} onChange={onChange} recorded={recording?.voice ?? null} />
      {run.status === 'failed' && run.part === part && (
        <p role="alert" className="field-error">
          <Icon name="alert" className="mt-[0.1em]" />
          {run.message}
        </p>
      )}
      {isThere ? (
        <p role="status">{chapterName(part)} is read in this voice.</p>
      ) : (
        <div className="grid gap-2">
          {price?.isOffered && (
            <Button icon="sparkle" onClick={() => begin(part, settings.voice)}>
              {recording ? 'Read it anew in this voice' : `Have ${chapterName(part).toLowerCase()} read`}
            </Button>
          )}
          {price && <p>{price.words}</p>}
          {price && !price.isOffered && (
            <>
              {hasDeviceVoice && <p>Choose “This device” above: its own voice reads the words that are marked.</p>}
              <SeePlans limit="narrations" />
            </>
          )}
        </div>
      )}
    </>
  );
}

interface VoiceChoiceProps {
  settings: ReaderSettings;
  onChange: ChangeSettings;
  recorded: Recording['voice'] | null;
}

function VoiceChoice({ settings, onChange, recorded }: VoiceChoiceProps) {
  const name = useId();
  return (
    <ChoiceGroup label="Storyteller’s voice" selection="radio" className="reader-choices">
      {VOICE_CHOICES.map(({ id, label }) => (
        <label key={id} className="reader-choice">
          <input
            type="radio"
            name={name}
            checked={settings.voice === id}
            onChange={() => onChange({ voice: id, teller: 'recording' })}
          />
          <span>
            {label}
            {recorded === id && <small> (this chapter’s)</small>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
