import { isAppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OnlineButton } from '../online-button.tsx';

const ACT_FAILED = 'This did not work. Please try again.';

interface ActDialogProps {
  title: string;
  /** What will happen, in one or two sentences. */
  children: ReactNode;
  /** A verb, for example 'Switch off'. */
  act: string;
  busyLabel: string;
  isDangerous?: boolean | undefined;
  /** What has to be typed first, where the act cannot be undone. */
  word?: string | undefined;
  onClose: () => void;
  /** Does it; a failure is said here, and what was typed stays. */
  onAct: (note: string) => Promise<unknown>;
}

/** Asks before something is done to somebody else's things, and why, for the log. */
export function ActDialog({ title, children, act, busyLabel, isDangerous, word, onClose, onAct }: ActDialogProps) {
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, carryOut } = useAct(onAct);
  const keep = useRef<HTMLButtonElement>(null);
  const wordField = useRef<HTMLInputElement>(null);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (word === undefined || typed.trim().toLowerCase() === word) {
      void carryOut(note);
      return;
    }
    setMissing(true);
    wordField.current?.focus();
  }

  return (
    <Dialog title={title} onClose={isBusy ? () => undefined : onClose} initialFocus={keep}>
      <form noValidate className="grid gap-5" onSubmit={handleSubmit}>
        <div>{children}</div>
        <Problem sentence={problem} />
        <TextAreaField
          label="Why"
          note="for the log"
          rows={2}
          maxLength={LIMITS.freeText}
          value={note}
          onChange={setNote}
        />
        {word !== undefined && (
          <TextField
            ref={wordField}
            label={`Type “${word}” to go on`}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setMissing(false);
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={isMissing ? `Please type “${word}”` : null}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button ref={keep} variant="line" onClick={onClose} notReady={isBusy}>
            Leave it
          </Button>
          <OnlineButton type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isBusy} busyLabel={busyLabel}>
            {act}
          </OnlineButton>
        </div>
      </form>
    </Dialog>
  );
}

function Problem({ sentence }: { sentence: string | null }) {
  return (
    <div aria-live="assertive">
      {sentence !== null && (
        <p className="flex items-start gap-2 text-berry-700">
          <Icon name="alert" className="mt-0.5 shrink-0" />
          {sentence}
        </p>
      )}
    </div>
  );
}

/** Runs an act that closes its dialog itself when it has worked. */
function useAct(onAct: (note: string) => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function carryOut(note: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await onAct(note.trim());
    } catch (error) {
      setProblem(isAppError(error) ? error.message : ACT_FAILED);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, carryOut };
}
