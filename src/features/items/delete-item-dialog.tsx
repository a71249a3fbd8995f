import type { ReactNode } from 'react';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { useGrownUp } from '../lock/use-grown-up.ts';

interface DeleteItemDialogProps {
  name: string;
  /** The question, for example 'Say goodbye to Ember?' */
  title: string;
  picture?: ReactNode;
  onKeep: () => void;
  onDelete: () => void;
  /** Sentences that say what is deleted and what is kept. */
  children: ReactNode;
}

/** Maximum length of a name on a button; longer names would not fit. */
const MAX_BUTTON_NAME_LENGTH = 16;

/** Asks a grown-up before deleting; focus starts on Keep. */
export function DeleteItemDialog({ name, title, picture, onKeep, onDelete, children }: DeleteItemDialogProps) {
  const ask = useGrownUp();
  const short = name.length <= MAX_BUTTON_NAME_LENGTH ? ` ${name}` : '';

  async function handleDelete(): Promise<void> {
    if (await ask('delete')) onDelete();
  }

  return (
    <QuestionDialog
      title={title}
      portrait={picture}
      keep={{ variant: 'line', onClick: onKeep, children: `Keep${short}` }}
      act={{ variant: 'danger', onClick: () => void handleDelete(), children: `Delete${short}` }}
    >
      <p className="wrap-anywhere">{children}</p>
    </QuestionDialog>
  );
}
