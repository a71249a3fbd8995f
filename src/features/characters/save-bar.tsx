import { missingCharacterFields, type RequiredCharacterField } from '@talelantern/domain/characters/character-form';
import { joinNames } from '@talelantern/domain/text/lists';
import { CHARACTERS, leftSentence } from '../../services/usage-sentences.ts';
import { Button } from '../../ui/button.tsx';
import { characterPhrase } from './character-line.ts';
import { toDraft, type DetailsForm } from './details-form.ts';
import { pronounsOf } from './pronouns.ts';
import { useUsage } from '../use-usage.ts';

interface SaveBarProps {
  form: DetailsForm;
  isNew: boolean;
  isSaving: boolean;
  onSave: () => void;
  /** Pressed while required fields are empty. */
  onNotReady: () => void;
}

/** The foot of step one: who it has become, what is left of the plan, and the button. */
export function SaveBar({ form, isNew, isSaving, onSave, onNotReady }: SaveBarProps) {
  const draft = toDraft(form);
  const missing = missingCharacterFields(draft);
  const isReady = missing.length === 0;
  return (
    <div className="foot-bar on-night mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-night-900 px-4 py-3 shadow-sheet sm:px-6 sm:py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="line-clamp-1 font-display text-22 leading-snug font-semibold wrap-anywhere sm:line-clamp-none">
          {characterPhrase({ name: form.name, type: draft.type ?? '', personality: draft.personality ?? '' })}
        </p>
        {isNew && <CharactersLeft />}
      </div>
      <Button
        size="big"
        className="w-full sm:w-auto"
        notReady={!isReady}
        onNotReady={onNotReady}
        busy={isSaving}
        busyLabel="Saving…"
        onClick={onSave}
      >
        {isReady ? readyWords(form, isNew) : missingWords(missing)}
      </Button>
    </div>
  );
}

function CharactersLeft() {
  const usage = useUsage();
  if (usage?.characters.limit === undefined) return null;
  return <p className="mt-1 text-15 text-soft">{leftSentence(usage.characters, CHARACTERS)}</p>;
}

const readyWords = ({ gender }: DetailsForm, isNew: boolean): string =>
  isNew ? `Save and paint ${pronounsOf(gender).them}` : 'Save changes';

const MISSING_WORDS: Readonly<Record<RequiredCharacterField, string>> = {
  name: 'name',
  gender: 'gender',
  type: 'kind',
  personality: 'a trait',
};

/** What the button says while fields are missing: 'Name, kind and a trait first'. */
function missingWords(missing: readonly RequiredCharacterField[]): string {
  const list = joinNames(missing.map((field) => MISSING_WORDS[field]));
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} first`;
}
