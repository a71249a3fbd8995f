import { FILL_REQUIRED_FIELDS } from '@talelantern/domain/characters/character-form';
import { joinNames } from '@talelantern/domain/text/lists';
import { useState } from 'react';
import { allCharactersMade, allLocationsMade, roomSentence } from '../../services/plans/limit-sentences.ts';
import { CHARACTERS, leftSentence, LOCATIONS } from '../../services/plans/usage-sentences.ts';
import { leftOf } from '../../services/plans/usage-service.ts';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { ItemsLink, PlansLink } from '../../shared/plans/plans-link.tsx';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { Button } from '../../ui/button.tsx';
import { focusMain } from '../../ui/main-focus.ts';
import { notify } from '../../ui/notify.ts';
import type { FormDraft } from './use-item-form.ts';

const KINDS = {
  characters: { nouns: CHARACTERS, allMade: allCharactersMade },
  locations: { nouns: LOCATIONS, allMade: allLocationsMade },
} as const;

interface OfItems {
  of: keyof typeof KINDS;
  isNew: boolean;
}

/** Errors of the missing fields. Shown from the first call of `showMissing` on, which also focuses `first`. */
export function useMissingFields(missing: readonly string[], first: string | undefined) {
  const [wasTried, setWasTried] = useState(false);
  const errors: Record<string, string> = wasTried
    ? Object.fromEntries(missing.map((field) => [field, FILL_REQUIRED_FIELDS]))
    : {};

  function showMissing(): void {
    setWasTried(true);
    notify.failure(FILL_REQUIRED_FIELDS, { durationMs: 6_000 });
    const element = first === undefined ? null : document.getElementById(first);
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  }
  return { errors, showMissing };
}

/** Long enough to reach the toast at the end of the page by Tab or with a screen reader. */
const UNDO_MS = 60_000;

/** Clears an edited form; can be undone. */
export function StartOverButton<Form extends object>({
  draft,
  isNew,
}: {
  draft: FormDraft<Form, never>;
  isNew: boolean;
}) {
  const { form, isChanged, isSaving, startOver, undoStartOver } = draft;
  function handleClick(): void {
    startOver();
    // The pressed button disappears, so the focus moves.
    focusMain();
    notify.note(isNew ? 'The form is blank again' : 'Your changes are undone', {
      action: { label: 'Undo', onClick: () => undoStartOver(form) },
      durationMs: UNDO_MS,
    });
  }
  return (
    isChanged &&
    !isSaving && (
      <Button variant="quiet" onClick={handleClick}>
        {isNew ? 'Start over' : 'Undo changes'}
      </Button>
    )
  );
}

/** The notes above a form: whether its draft was restored, and whether the plan has no room for a new item. */
export function FormNotes({ of, isNew, isDraftRestored }: OfItems & { isDraftRestored: boolean }) {
  const allowed = useUsage()?.[of];
  return (
    <>
      {isDraftRestored && <p className="mt-4 text-soft">We kept your draft. Carry on where you left off.</p>}
      {isNew && allowed?.limit !== undefined && leftOf(allowed) === 0 && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-well px-5 py-4">
          <p className="min-w-0 flex-1 basis-72">
            <b className="font-semibold">{KINDS[of].allMade(allowed.limit)}</b>{' '}
            <span className="text-soft">{roomSentence(allowed.taken, allowed.limit)} We’ll keep your ideas here.</span>
          </p>
          <ItemsLink of={of} />
          <PlansLink limit={of} look="framed" className="max-sm:w-full" />
        </div>
      )}
    </>
  );
}

interface SaveBarProps extends OfItems {
  phrase: string;
  /** The missing fields in words: 'name', 'a trait'. */
  missing: readonly string[];
  /** The button's label for a new item when nothing is missing. */
  label: string;
  isSaving: boolean;
  onSave: () => void;
  /** Called when the button is pressed while a field is missing. */
  onNotReady: () => void;
}

/** A summary of the form, the remaining allowance, and the save button, whose label says what is missing. */
export function SaveBar({ of, isNew, phrase, missing, label, isSaving, onSave, onNotReady }: SaveBarProps) {
  const allowed = useUsage()?.[of];
  const isReady = missing.length === 0;
  return (
    <div className="foot-bar on-night">
      <div className="min-w-0 flex-1 basis-60">
        <p className="line-clamp-1 font-display text-22 leading-snug font-semibold wrap-anywhere sm:line-clamp-2">
          {phrase}
        </p>
        {isNew && allowed?.limit !== undefined && (
          <p className="mt-1 text-15 text-soft">{leftSentence(allowed, KINDS[of].nouns)}</p>
        )}
      </div>
      <OnlineButton
        size="big"
        className="w-full sm:w-auto"
        notReady={!isReady}
        onNotReady={onNotReady}
        busy={isSaving}
        busyLabel="Saving…"
        onClick={onSave}
      >
        {isReady ? (isNew ? label : 'Save changes') : missingCopy(missing)}
      </OnlineButton>
    </div>
  );
}

/** For example 'Name, kind and a trait first'. */
function missingCopy(missing: readonly string[]): string {
  const list = joinNames(missing);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} first`;
}
