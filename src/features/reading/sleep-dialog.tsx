import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SleepChoice } from './reader-settings.ts';

interface SleepDialogProps {
  choice: SleepChoice;
  onChoose: (choice: SleepChoice) => void;
  onClose: () => void;
}

const CHOICES: readonly { value: SleepChoice; label: string }[] = [
  { value: '10', label: '10 minutes' },
  { value: '20', label: '20 minutes' },
  { value: '30', label: '30 minutes' },
  { value: 'chapter', label: 'The end of the chapter' },
];

/** 'Sleep in 12 min', for the button that opens the dialog. */
export function sleepWords(choice: SleepChoice, minutesLeft: number | null): string {
  if (choice === 'chapter') return 'Sleep at the end';
  return `Sleep in ${minutesLeft ?? choice} min`;
}

/** When the voice shall fall silent at bedtime. */
export function SleepDialog({ choice, onChoose, onClose }: SleepDialogProps) {
  const name = useId();
  return (
    <Dialog title="Fall silent after" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <ChoiceGroup
        label="Fall silent after"
        hideLabel
        selection="radio"
        className="reader-choices"
        hint="The voice grows softer and stops. At bedtime no chapter begins by itself."
      >
        {CHOICES.map(({ value, label }) => (
          <label key={value} className="reader-choice">
            <input type="radio" name={name} checked={value === choice} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </ChoiceGroup>
    </Dialog>
  );
}
