import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { ItemHeading } from '../items/item-heading.tsx';

export type Placement = 'page' | 'inline';

const STEPS = ['Who they are', 'Portrait'] as const;

interface CreatorHeadingProps {
  placement: Placement;
  title: string;
  step: 0 | 1;
  /** Unlocks the details from the portrait step. */
  onReopen?: (() => void) | undefined;
  onBack: () => void;
  actions?: ReactNode;
}

export const CreatorHeading = ({ placement, step, onReopen, ...heading }: CreatorHeadingProps) => (
  <ItemHeading
    {...heading}
    isInline={placement === 'inline'}
    backLabel={placement === 'page' ? ALL_CHARACTERS : 'Back to the story'}
    steps={<Stepper label="Making a character" steps={STEPS} current={step} onReopen={onReopen} />}
  />
);

export const ALL_CHARACTERS = 'All characters';

export const BackToCharacters = ({ onBack }: { onBack: () => void }) => (
  <Button variant="quiet" icon="arrow-left" className="mt-4" onClick={onBack}>
    {ALL_CHARACTERS}
  </Button>
);

/** The Random Character button, enabled for unsaved characters only. */
export const RandomCharacterButton = ({
  isSaved,
  onRandom,
}: {
  isSaved: boolean;
  onRandom?: (() => void) | undefined;
}) => (
  <Button
    variant="line"
    icon="dice"
    notReady={isSaved}
    onNotReady={() => notify.note('This character is already saved. Make a new one for another surprise.')}
    onClick={onRandom}
  >
    Random Character
  </Button>
);
