import type { ComponentProps } from 'react';
import type { Stop } from '../../services/generation/generations.ts';
import { Button } from '../../ui/button.tsx';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'wide' | 'busyLabel'>;

/** Cancels a generation while that is possible. */
export const CancelButton = ({ stop, onCancel, ...look }: Look & { stop: Stop; onCancel: () => void }) =>
  stop !== 'too-late' && (
    <Button variant="line" busyLabel="Canceling…" {...look} busy={stop === 'asked'} onClick={onCancel}>
      Cancel
    </Button>
  );
