import { LIMITS } from '@talelantern/domain/limits/limits';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OnlineButton } from '../online-button.tsx';
import type { ActWords } from './acts.tsx';
import { failureWords } from './failure-words.ts';
import { Problem } from './problem.tsx';
import { useKeptText } from './use-kept-text.ts';

interface ActDialogProps {
  words: ActWords;
  /** What the reason is kept beside, for example 'person.u1.disable'. */
  draft: string;
  children: ReactNode;
  onClose: () => void;
  /** Does it; a failure is said here, and what was typed stays. */
  onAct: (note: string, isAlso: boolean) => Promise<unknown>;
}

/** Asks before something is done to somebody else's things, and why, for the log. */
export function ActDialog({ words, draft, children, onClose, onAct }: ActDialogProps) {
  const [note, setNote] = useKeptText(draft);
  const [isAlso, setAlso] = useState(true);
  const { isBusy, problem, carryOut } = useAct((why) => onAct(why, isAlso));
  const keep = useRef<HTMLButtonElement>(null);
  const word = useWord(words.word);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBusy && word.isTyped()) void handleAct();
  }

  async function handleAct(): Promise<void> {
    if (await carryOut(note)) handleLeave();
  }

  function handleLeave(): void {
    setNote('');
    onClose();
  }

  return (
    <Dialog title={words.question} onClose={isBusy ? () => undefined : onClose} initialFocus={keep}>
      <form noValidate className="grid gap-5" onSubmit={handleSubmit}>
        <div className="grid gap-2">
          <p>{children}</p>
          <Problem>{problem}</Problem>
        </div>
        {words.also && <CheckboxField {...words.also} checked={isAlso} onChange={setAlso} busy={isBusy} />}
        <TextAreaField
          label="Why"
          note="for the log"
          rows={2}
          maxLength={LIMITS.freeText}
          value={note}
          onChange={setNote}
        />
        {word.field}
        <div className="flex flex-wrap gap-3">
          <Button ref={keep} variant="line" onClick={handleLeave} notReady={isBusy}>
            Leave it
          </Button>
          <OnlineButton
            type="submit"
            variant={words.isDangerous ? 'danger' : 'primary'}
            busy={isBusy}
            busyLabel={words.busyLabel}
          >
            {words.act}
          </OnlineButton>
        </div>
      </form>
    </Dialog>
  );
}

/** What has to be typed first, if anything. */
function useWord(word: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);

  function handleChange(value: string): void {
    setTyped(value);
    setMissing(false);
  }

  function isTyped(): boolean {
    if (word === undefined || typed.trim().toLowerCase() === word) return true;
    setMissing(true);
    field.current?.focus();
    return false;
  }

  return {
    isTyped,
    field: word !== undefined && (
      <TextField
        ref={field}
        label={`Type “${word}” to go on`}
        value={typed}
        onChange={handleChange}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isMissing ? `Please type “${word}”` : null}
      />
    ),
  };
}

/** Runs an act; resolves to whether it worked. */
function useAct(onAct: (note: string) => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function carryOut(note: string): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await onAct(note.trim());
      return true;
    } catch (error) {
      setProblem(failureWords(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, carryOut };
}
