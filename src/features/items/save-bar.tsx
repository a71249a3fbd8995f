import { joinNames } from '@talelantern/domain/text/lists';
import { OnlineButton } from '../online-button.tsx';

interface SaveBarProps {
  /** Who or what it has become so far. */
  phrase: string;
  /** What is left of the plan; null for what is stored already, and where there is no limit. */
  left: string | null;
  /** What has to be filled in still, in words: 'name', 'a trait'. */
  missing: readonly string[];
  /** On the button once nothing is missing. */
  label: string;
  isSaving: boolean;
  onSave: () => void;
  /** Pressed while something is missing. */
  onNotReady: () => void;
}

/** The foot of a form: what it has become, what is left of the plan, and the button, which says what is missing. */
export function SaveBar({ phrase, left, missing, label, isSaving, onSave, onNotReady }: SaveBarProps) {
  const isReady = missing.length === 0;
  return (
    <div className="foot-bar on-night mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-night-900 px-4 py-3 shadow-sheet sm:px-6 sm:py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="line-clamp-1 font-display text-22 leading-snug font-semibold wrap-anywhere sm:line-clamp-none">
          {phrase}
        </p>
        {left !== null && <p className="mt-1 text-15 text-soft">{left}</p>}
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
        {isReady ? label : missingWords(missing)}
      </OnlineButton>
    </div>
  );
}

/** 'Name, kind and a trait first'. */
function missingWords(missing: readonly string[]): string {
  const list = joinNames(missing);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} first`;
}
