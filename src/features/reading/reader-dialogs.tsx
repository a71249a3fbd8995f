import { TALK_TITLE, TalkCards } from '../../shared/chapters/talk-cards.tsx';
import { useTalkCards } from '../../shared/chapters/use-talk-cards.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { readChanges, type ReaderSettings, type SleepChoice } from './reader-settings.ts';
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

const TEXT_SETTINGS = [
  ['size', 'Size', { small: 'S', normal: 'M', large: 'L', larger: 'XL', largest: 'XXL' }],
  ['spacing', 'Space between lines and words', { normal: 'Close', wide: 'Wide', wider: 'Wider' }],
  ['face', 'Letters', { andika: 'Andika', hyperlegible: 'Hyperlegible' }],
  ['light', 'Page', { day: 'Paper', sepia: 'Sepia', night: 'Night' }],
] as const;
const PICTURES = [
  { value: 'shown', label: 'With the text' },
  { value: 'hidden', label: 'Hidden' },
] as const;

/** Text and page settings; every change is visible behind the dialog immediately. */
function TextDialog({ settings, onChange, onClose }: TextDialogProps) {
  const { pictures, bedtime } = settings;
  return (
    <Dialog title="Text and page" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <div className="mt-4 grid gap-5 text-text">
        {TEXT_SETTINGS.map(([setting, label, names]) => (
          <SegmentedChoice
            key={setting}
            wide
            label={label}
            hint={setting === 'light' && bedtime ? 'Back when you leave Bedtime.' : undefined}
            options={Object.entries(names).map(([value, name]) => ({ value, label: name }))}
            value={settings[setting]}
            onChange={(chosen) => onChange(readChanges({ [setting]: chosen }))}
          />
        ))}
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
