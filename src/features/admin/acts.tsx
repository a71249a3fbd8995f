import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { ActDialog } from './act-dialog.tsx';

/** How one act is spoken of. */
export interface ActWords {
  /** On the button that asks. */
  label: string;
  icon?: IconName;
  question: string;
  /** What will happen, in one or two sentences. */
  words: string;
  /** On the button that does it; a verb, for example 'Switch off'. */
  act: string;
  busyLabel: string;
  done: string;
  isDangerous?: boolean;
  /** What has to be typed first, where the act cannot be undone. */
  word?: string;
  /** What is done with it unless it is taken back. */
  also?: { label: string; hint: string };
}

interface ActsProps<Act extends string> {
  acts: readonly Act[];
  words: Readonly<Record<Act, ActWords>>;
  /** What they are about, for example 'comment.c1': what is typed is kept beside it. */
  about: string;
  /** Read to whoever cannot see beside what the buttons stand. */
  label?: string;
  /** Shown again in the question. */
  quote?: ReactNode;
  /** Does it, with what is `also` done unless that was taken back. A failure is said in the dialog, and what was typed stays. */
  onAct: (act: Act, note: string, isAlso: boolean) => Promise<unknown>;
}

/** What can be done with something. Each act is asked about first, and leaves an entry in the log. */
export function Acts<Act extends string>({
  acts,
  words,
  about,
  label = 'What can be done',
  quote,
  onAct,
}: ActsProps<Act>) {
  const [asked, setAsked] = useState<Act | null>(null);
  return (
    <div className="flex flex-wrap gap-3" role="group" aria-label={label}>
      {acts.map((act) => (
        <Button key={act} variant="line" icon={words[act].icon} onClick={() => setAsked(act)}>
          {words[act].label}
        </Button>
      ))}
      {asked && (
        <ActDialog
          words={words[asked]}
          draft={`${about}.${asked}`}
          onClose={() => setAsked(null)}
          onAct={(note, isAlso) => onAct(asked, note, isAlso)}
        >
          {quote} {words[asked].words}
        </ActDialog>
      )}
    </div>
  );
}
