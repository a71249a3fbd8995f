import type { ComponentProps } from 'react';
import type { Stop } from '../../services/generation/generations.ts';
import { Button } from '../../ui/button.tsx';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'wide' | 'busyLabel'>;

/** While that is possible. Afterwards it keeps its place and the focus, and a status says why it is disabled. */
export const CancelButton = ({ stop, onCancel, ...look }: Look & { stop: Stop; onCancel: () => void }) => (
  <Button
    variant="line"
    busyLabel="Canceling…"
    {...look}
    busy={stop === 'asked'}
    notReady={stop === 'too-late'}
    onClick={onCancel}
  >
    Cancel
  </Button>
);
