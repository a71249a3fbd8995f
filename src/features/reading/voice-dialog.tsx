import { VOICE_CHOICES } from '@talelantern/domain/narration/voices';
import type { Story } from '@talelantern/domain/stories/story';
import { useId, type ReactNode } from 'react';
import type { Recording } from '../../services/reading/reading-service.ts';
import { chapterName } from '../../shared/chapters/chapter-copy.ts';
import { PlansLink } from '../../shared/plans/plans-link.tsx';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorLine } from '../../ui/field-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioOptions, type RadioChoice } from '../../ui/radio-options.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import {
  useNarrationFailure,
  NarrationLine,
  narrationPrice,
  NarrationProgress,
  type NarrationPrice,
} from './narration-progress.tsx';
import { FASTEST_PACE, PACE_STEP, effectivePace, SLOWEST_PACE, type ReaderSettings } from './reader-settings.ts';
import { unrecordedParts, type NarrationControl } from './use-narration.ts';
import type { ChangeSettings } from './use-reader-settings.ts';

interface VoiceDialogProps {
  story: Story;
  part: number;
  recording: Recording | null | undefined;
  hasDeviceVoice: boolean;
  narration: NarrationControl;
  settings: ReaderSettings;
  change: ChangeSettings;
  onClose: () => void;
}

const VOICE_SOURCE_OPTIONS = [
  { value: 'recording', label: 'Storyteller' },
  { value: 'device', label: 'This device' },
] as const;

const DEVICE_READS = 'This device reads aloud for free, and the story never leaves it.';
const NO_DEVICE_VOICE = 'This device can’t read aloud, but you can: turn the pages as you like.';

export function VoiceDialog(props: VoiceDialogProps) {
  const { story, part, recording, hasDeviceVoice, narration, settings, change, onClose } = props;
  const usage = useUsage();
  const price = usage && narrationPrice(usage, story, part);
  const isGenerating = narration.run.status === 'generating';
  const hasStoryteller = recording !== null || isGenerating || price?.isOffered === true;
  const isStoryteller = hasStoryteller && settings.teller === 'recording';
  const deviceLine = <p>{hasDeviceVoice ? DEVICE_READS : NO_DEVICE_VOICE}</p>;
  return (
    <Dialog
      title="Who reads?"
      onClose={onClose}
      actions={
        <>
          {isStoryteller && !isGenerating && price?.isOffered && <RecordButtons {...props} />}
          <Button variant="line" className="flex-auto" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-5 text-text">
        {hasStoryteller && (
          <SegmentedChoice
            wide
            label="Voice"
            hideLabel
            options={VOICE_SOURCE_OPTIONS}
            value={settings.teller}
            onChange={(teller) => change({ teller })}
          />
        )}
        {isStoryteller ? <Storyteller {...props} price={price} /> : deviceLine}
        {price && !hasStoryteller && (
          <p className="flex flex-wrap items-center gap-x-2">
            {price.sentence} <PlansLink limit="narrations" />
          </p>
        )}
        {(hasDeviceVoice || hasStoryteller) && <PaceField settings={settings} onChange={change} />}
      </div>
    </Dialog>
  );
}

type StorytellerProps = VoiceDialogProps & { price: NarrationPrice | null };

function Storyteller(props: StorytellerProps) {
  const { part, recording, narration, settings, change } = props;
  const { run, cancel } = narration;
  const failure = useNarrationFailure(run, part);
  if (run.status === 'generating' && !recording) return <NarrationProgress run={run} onCancel={cancel} />;
  return (
    <>
      <ReaderChoices
        label="Storyteller’s voice"
        options={VOICE_CHOICES.map(({ id, label }) => ({
          value: id,
          label: (
            <span>
              {label}
              {recording?.voice === id && <small> (this chapter’s)</small>}
            </span>
          ),
        }))}
        value={settings.voice}
        onChange={(voice) => change({ voice, teller: 'recording' })}
      />
      <ErrorLine error={failure} />
      {recording?.voice === settings.voice && <p role="status">{chapterName(part)} is recorded in this voice.</p>}
      {run.status === 'generating' ? <NarrationLine run={run} onCancel={cancel} /> : <PriceLine {...props} />}
    </>
  );
}

function PriceLine({ recording, settings, price }: StorytellerProps) {
  if (!price) return null;
  return (
    <div className="grid gap-2">
      {recording?.voice !== settings.voice && <p>{price.sentence}</p>}
      {!price.isOffered && <PlansLink limit="narrations" className="-ml-3" />}
    </div>
  );
}

/** In sight while voices are compared, however many there are. */
function RecordButtons({ story, part, recording, narration, settings: { voice } }: VoiceDialogProps) {
  return (
    <>
      {recording && recording.voice !== voice && (
        <Button icon="sparkle" className="flex-auto" onClick={() => narration.recordAgain(part, voice)}>
          Record it again in this voice
        </Button>
      )}
      {unrecordedParts(story, part).length > 0 && (
        <Button
          icon="sparkle"
          className="flex-auto"
          variant={recording ? 'line' : 'primary'}
          onClick={() => narration.recordStory(part, voice)}
        >
          {recording ? 'Record the other chapters' : 'Record this story'}
        </Button>
      )}
    </>
  );
}

type ReaderChoicesProps<Value extends string> = RadioChoice<Value, { value: Value; label: ReactNode }>;

/** Radio buttons as chips, in one column where there is little room. */
export const ReaderChoices = <Value extends string>(choice: ReaderChoicesProps<Value>) => (
  <RadioOptions {...choice} className="reader-choices" optionClass="chip">
    {({ label }, isChosen) => (
      <>
        {isChosen && <Icon name="check" size="small" />}
        <span className="contents">{label}</span>
      </>
    )}
  </RadioOptions>
);

const paceCopy = (pace: number): string => `${pace.toFixed(2).replace(/0$/, '')} ×`;

function PaceField({ settings, onChange }: { settings: ReaderSettings; onChange: ChangeSettings }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Pace
        <small>{paceCopy(settings.pace)}</small>
      </label>
      <input
        id={id}
        type="range"
        className="reader-range"
        style={{ '--share': (settings.pace - SLOWEST_PACE) / (FASTEST_PACE - SLOWEST_PACE) }}
        min={SLOWEST_PACE}
        max={FASTEST_PACE}
        step={PACE_STEP}
        value={settings.pace}
        aria-valuetext={paceCopy(settings.pace)}
        onChange={(event) => onChange({ pace: Number(event.target.value) })}
      />
      {settings.bedtime && <p className="field-help">At bedtime the pace is {paceCopy(effectivePace(settings))}.</p>}
    </div>
  );
}
