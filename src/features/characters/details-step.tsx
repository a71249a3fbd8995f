import { GENDERS, type Gender } from '@talelantern/domain/characters/character';
import { missingCharacterFields } from '@talelantern/domain/characters/character-form';
import { MAX_TRAITS } from '@talelantern/domain/characters/personality';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useId, type ReactNode } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Section, Sheet } from '../../ui/sheet.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DetailsFieldsProps, DetailsIds } from './details-fields.ts';
import { toDraft, type DetailsAction, type DetailsForm } from './details-form.ts';
import { KindFields, levelToChoose } from './kind-fields.tsx';
import { LooksFields } from './looks-fields.tsx';
import { pronounsOf } from './pronouns.ts';
import { PowerField, RoleField } from './story-part-fields.tsx';
import { TraitFields } from './trait-fields.tsx';

interface DetailsStepProps {
  form: DetailsForm;
  onChange: (action: DetailsAction) => void;
  /** Sentences to show at the fields, once saving was tried without them. */
  errors: DetailsFieldsProps['errors'];
  ids: DetailsIds;
  /** The foot of the sheet: what is being saved, and the button. */
  children: ReactNode;
}

const GENDER_LABELS: Readonly<Record<Gender, string>> = { female: 'Female', male: 'Male' };
const GENDER_CHIPS = GENDERS.toReversed().map((value) => ({ value, label: GENDER_LABELS[value] }));

/** Step one, 'Who they are': one sheet of paper. */
export function DetailsStep({ form, onChange, errors, ids, children }: DetailsStepProps) {
  const fields: DetailsFieldsProps = { form, onChange, ids, errors };
  const { they, are, them, ending } = pronounsOf(form.gender);
  return (
    <Sheet className="@container mt-7">
      <Section title="Who they are" hideTitle>
        <div className="grid items-start gap-6 @min-[40rem]:grid-cols-[1.4fr_1fr]">
          <TextField
            id={ids.name}
            label="Name"
            value={form.name}
            onChange={(value) => onChange({ kind: 'set', field: 'name', value })}
            placeholder={`What do friends call ${them}?`}
            maxLength={LIMITS.name}
            autoComplete="off"
            error={errors.name}
          />
          <ChipGroup
            id={ids.gender}
            label="Gender"
            size="large"
            options={GENDER_CHIPS}
            value={form.gender}
            onChange={(value) => onChange({ kind: 'set', field: 'gender', value })}
            error={errors.gender}
          />
        </div>
        <div className="mt-3">
          <CheckboxField
            label="Named after a real child"
            hint="The storyteller gets to know another name; we put the real one in when the story is back."
            checked={form.realChild}
            onChange={(value) => onChange({ kind: 'set', field: 'realChild', value })}
          />
        </div>
      </Section>
      <Section title="What kind of someone?">
        <KindFields {...fields} />
      </Section>
      <Section title="Two traits" note={`${form.traits.length} of ${MAX_TRAITS} chosen`}>
        <TraitFields {...fields} />
      </Section>
      <Section title="A magical power" note="if you like">
        <PowerField form={form} onChange={onChange} />
      </Section>
      <Section title="A part to play" note="if you like">
        <RoleField form={form} onChange={onChange} />
      </Section>
      <Section title={`How ${they} look${ending}`}>
        <LooksFields form={form} onChange={onChange} />
      </Section>
      <Section title="In your own words" note="if you like">
        <TextAreaField
          label={`What else should be known of ${them}?`}
          value={form.customDescription}
          onChange={(value) => onChange({ kind: 'set', field: 'customDescription', value })}
          placeholder={`Who ${they} ${are} at home, what ${they} never leave${ending} behind…`}
          maxLength={LIMITS.freeText}
          counter
        />
      </Section>
      {children}
    </Sheet>
  );
}

/** Ids for the fields of one form on a page. */
export function useDetailsIds(): DetailsIds {
  const base = useId();
  return {
    name: `${base}name`,
    gender: `${base}gender`,
    category: `${base}category`,
    subcategory: `${base}subcategory`,
    specificType: `${base}specific-type`,
    personality: `${base}personality`,
  };
}

/** The element id of the first required field that is empty. */
export function firstMissing(form: DetailsForm, ids: DetailsIds): string | undefined {
  const [first] = missingCharacterFields(toDraft(form));
  return first === 'type' ? ids[levelToChoose(form)] : first && ids[first];
}
