import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import type { ReaderSettings } from './reader-settings.ts';
import type { ChangeSettings } from './use-reader-settings.ts';

interface LettersDialogProps {
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
const FACES = [
  { value: 'andika', label: 'Andika' },
  { value: 'hyperlegible', label: 'Hyperlegible' },
] as const;
const LIGHTS = [
  { value: 'day', label: 'Paper' },
  { value: 'sepia', label: 'Sepia' },
  { value: 'night', label: 'Night' },
] as const;
const PICTURES = [
  { value: 'shown', label: 'With the text' },
  { value: 'hidden', label: 'Hidden' },
] as const;

/** How the letters and the page look; every change is seen behind at once. */
export function LettersDialog({ settings, onChange, onClose }: LettersDialogProps) {
  const { size, spacing, face, light, pictures, bedtime } = settings;
  return (
    <Dialog title="Letters and page" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <div className="reader-fields">
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
          options={FACES}
          value={face}
          onChange={(next) => onChange({ face: next })}
        />
        <SegmentedChoice
          wide
          label="Page"
          hint={bedtime ? 'Seen again when bedtime is over.' : undefined}
          options={LIGHTS}
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
