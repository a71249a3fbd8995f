import { missingCharacterFields, type RequiredCharacterField } from '@talelantern/domain/characters/character-form';
import { SaveBar } from '../items/save-bar.tsx';
import { useLeftOfPlan } from '../items/use-left-of-plan.ts';
import { characterPhrase } from './character-line.ts';
import { toDraft, type DetailsForm } from './details-form.ts';
import { pronounsOf } from './pronouns.ts';

interface DetailsSaveBarProps {
  form: DetailsForm;
  isNew: boolean;
  isSaving: boolean;
  onSave: () => void;
  onNotReady: () => void;
}

const MISSING_WORDS: Readonly<Record<RequiredCharacterField, string>> = {
  name: 'name',
  gender: 'gender',
  type: 'kind',
  personality: 'a trait',
};

/** The foot of step one. */
export function DetailsSaveBar({ form, isNew, ...acts }: DetailsSaveBarProps) {
  const left = useLeftOfPlan('characters');
  const draft = toDraft(form);
  return (
    <SaveBar
      {...acts}
      phrase={characterPhrase({ name: form.name, type: draft.type ?? '', personality: draft.personality ?? '' })}
      left={isNew ? left : null}
      missing={missingCharacterFields(draft).map((field) => MISSING_WORDS[field])}
      label={isNew ? `Save and paint ${pronounsOf(form.gender).them}` : 'Save changes'}
    />
  );
}
