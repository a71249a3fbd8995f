import { useRef, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'portrait' | 'children'> {
  /** The safe answer: focused at first, and given by closing the dialog. */
  keep: Answer & { onClick: () => void };
  act: Answer;
}

type Answer = Omit<ComponentProps<typeof Button>, 'ref'>;

export function QuestionDialog({ keep, act, ...question }: QuestionDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...question}
      described
      onClose={keep.onClick}
      initialFocus={keepButton}
      actions={
        <>
          <Button {...keep} ref={keepButton} />
          <Button {...act} />
        </>
      }
    />
  );
}
