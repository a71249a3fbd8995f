import { TALK_TITLE, TalkCards } from '../../shared/chapters/talk-cards.tsx';
import { useTalkCards } from '../../shared/chapters/use-talk-cards.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import type { ReaderSettings, SleepChoice } from './reader-settings.ts';
import { useNarration } from './use-narration.ts';
import type { ChangeSettings } from './use-reader-settings.ts';
import type { ReaderModel } from './use-reader.ts';
import { ReaderChoices, VoiceDialog } from './voice-dialog.tsx';

export function ReaderDialogs({ reader }: { reader: ReaderModel }) {
  const { story, dialog, openDialog, settings, change, part } = reader;
  const narration = useNarration(story, dialog === 'voice');
  const cards = useTalkCards(story, part);
  const close = (): void => openDialog(null);
  switch (dialog) {
    case 'letters':
      return <TextDialog settings={settings} onChange={change} onClose={close} />;
    case 'sleep':
      return (
        <Dialog title="Sleep timer" onClose={close} actions={<Button onClick={close}>Done</Button>}>
          <ReaderChoices
            label="Sleep timer"
            hideLabel
            hint="The voice fades out and stops. At bedtime, the next chapter doesn’t start by itself."
            options={SLEEP_TIMES}
            value={settings.sleep}
            onChange={(sleep) => change({ sleep })}
          />
        </Dialog>
      );
    case 'voice':
      return <VoiceDialog {...reader} narration={narration} onClose={close} />;
    case 'talk':
      // A dialog, because text that unfolds would move the pages.
      return (
        <Dialog title={TALK_TITLE} onClose={close} actions={<Button onClick={close}>Done</Button>}>
          <TalkCards cards={cards} />
        </Dialog>
      );
    case null:
      return null;
  }
}

const SLEEP_TIMES: readonly { value: SleepChoice; label: string }[] = [
  { value: '10', label: '10 minutes' },
  { value: '20', label: '20 minutes' },
  { value: '30', label: '30 minutes' },
  { value: 'chapter', label: 'The end of the chapter' },
];

/** 'Sleep in 12 min', for the button that opens the dialog. */
export function sleepCopy(choice: SleepChoice, minutesLeft: number | null): string {
  if (choice === 'chapter') return 'Sleep at the end';
  return `Sleep in ${minutesLeft ?? choice} min`;
}

interface TextDialogProps {
  settings: ReaderSettings;
  onChange: ChangeSettings;
  onClose: () => void;
}

const SIZES = [
  { value: 'small', label: 'S' },
  { value: 'normal', label: 'M' },
  { value: 'large', label: 'L' },
  { value: 'larger', label: 'XL' },
  { value: 'largest', label: 'XXL' },
] as const;
const SPACINGS = [
  { value: 'normal', label: 'Close' },
  { value: 'wide', label: 'Wide' },
  { value: 'wider', label: 'Wider' },
] as const;
const FONTS = [
  { value: 'andika', label: 'Andika' },
  { value: 'hyperlegible', label: 'Hyperlegible' },
] as const;
const PAGE_COLOURS = [
  { value: 'day', label: 'Paper' },
  { value: 'sepia', label: 'Sepia' },
  { value: 'night', label: 'Night' },
] as const;
const PICTURES = [
  { value: 'shown', label: 'With the text' },
  { value: 'hidden', label: 'Hidden' },
] as const;

/** Text and page settings; every change is visible behind the dialog immediately. */
function TextDialog({ settings, onChange, onClose }: TextDialogProps) {
  const { size, spacing, face, light, pictures, bedtime } = settings;
  return (
    <Dialog title="Text and page" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <div className="mt-4 grid gap-5 text-text">
        <SegmentedChoice wide label="Size" options={SIZES} value={size} onChange={(next) => onChange({ size: next })} />
        <SegmentedChoice
          wide
          label="Space between lines and words"
          options={SPACINGS}
          value={spacing}
          onChange={(next) => onChange({ spacing: next })}
        />
        <SegmentedChoice
          wide
          label="Letters"
          options={FONTS}
          value={face}
          onChange={(next) => onChange({ face: next })}
        />
        <SegmentedChoice
          wide
          label="Page"
          hint={bedtime ? 'Back when you leave Bedtime.' : undefined}
          options={PAGE_COLOURS}
          value={light}
          onChange={(next) => onChange({ light: next })}
        />
        <SegmentedChoice
          wide
          label="Pictures"
          options={PICTURES}
          value={pictures ? 'shown' : 'hidden'}
          onChange={(next) => onChange({ pictures: next === 'shown' })}
        />
      </div>
    </Dialog>
  );
}
