import { Button } from '../../ui/button.tsx';
import type { Stop } from './painting-runs.ts';

interface CancelPaintingProps {
  stop: Stop;
  /** 'portrait' or 'picture'. */
  picture: string;
  wide?: boolean | undefined;
  onCancel: () => void;
}

/** Stops a painting, as long as that can be done. */
export function CancelPainting({ stop, picture, wide, onCancel }: CancelPaintingProps) {
  if (stop === 'impossible') return null;
  if (stop === 'too-late')
    return (
      <p role="status" className="text-soft">
        The brush is already on the paper: this {picture} will be finished and kept.
      </p>
    );
  return (
    <Button
      variant="line"
      wide={wide}
      busy={stop === 'asked'}
      busyLabel="Asking the painter to stop…"
      onClick={onCancel}
    >
      Cancel
    </Button>
  );
}
