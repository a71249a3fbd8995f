import { GENDERS, type Gender } from '@talelantern/domain/characters/character';
import { missingCharacterFields } from '@talelantern/domain/characters/character-form';
import { MAX_TRAITS } from '@talelantern/domain/characters/personality';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useId, useMemo, type ReactNode } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Fields } from '../../ui/fields.tsx';
import { Section, Sheet } from '../../ui/sheet.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type DetailsFieldsProps, toDraft, type DetailsForm } from './details-form.ts';
import { KindFields, levelToChoose } from './kind-fields.tsx';
import { LooksFields } from './looks-fields.tsx';
import { pronounsOf } from './pronouns.ts';
import { PowerField, RoleField, TraitFields } from './story-part-fields.tsx';

const GENDER_LABELS: Readonly<Record<Gender, string>> = { female: 'Female', male: 'Male' };
const GENDER_CHIPS = [...GENDERS].reverse().map((value) => ({ value, label: GENDER_LABELS[value] }));

interface DetailsStepProps extends DetailsFieldsProps {
  isSaving: boolean;
  /** The save bar. */
  children: ReactNode;
}

export function DetailsStep({ form, onChange, ids, errors, isSaving, children }: DetailsStepProps) {
  const { they, are, them, verbEnding } = pronounsOf(form.gender);
  return (
    <Sheet className="@container mt-7">
      <Fields isSaving={isSaving}>
        <Section title="What kind of someone?">
          <KindFields
            category={form.category}
            subcategory={form.subcategory}
            specificType={form.specificType}
            onChange={onChange}
            ids={ids}
            error={errors.type}
          />
        </Section>
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
              hint="For the AI, we swap the name for a made-up one, and put yours back in."
              checked={form.realChild}
              onChange={(value) => onChange({ kind: 'set', field: 'realChild', value })}
            />
          </div>
        </Section>
        <Section title="Two traits" note={`${form.traits.length} of ${MAX_TRAITS} chosen`}>
          <TraitFields traits={form.traits} onChange={onChange} id={ids.personality} error={errors.personality} />
        </Section>
        <Section title="A magical power" note="if you like">
          <PowerField power={form.magicalPower} onChange={onChange} />
        </Section>
        <Section title="A part to play" note="if you like">
          <RoleField role={form.role} onChange={onChange} />
        </Section>
        <Section title={`More about ${them}`} note="if you like">
          <div className="grid gap-3">
            <Collapsible
              title={withChosen(`How ${they} look${verbEnding}`, chosenLooks(form))}
              startsOpen={chosenLooks(form) !== ''}
            >
              <LooksFields form={form} onChange={onChange} />
            </Collapsible>
            <Collapsible title="In your own words" startsOpen={form.customDescription !== ''}>
              <TextAreaField
                label={`Anything else about ${them}?`}
                value={form.customDescription}
                onChange={(value) => onChange({ kind: 'set', field: 'customDescription', value })}
                placeholder={`Who ${they} ${are} at home, what ${they} never leave${verbEnding} behind…`}
                maxLength={LIMITS.freeText}
                counter
              />
            </Collapsible>
          </div>
        </Section>
      </Fields>
      {children}
    </Sheet>
  );
}

/** The chosen looks, e.g. 'Tall, Golden, Old'; '' if none is chosen. */
const chosenLooks = ({ height, build, color, age, customAge, distinguishingFeature }: DetailsForm): string =>
  [height, build, color, age || customAge, distinguishingFeature].filter((look) => look !== '').join(', ');

const withChosen = (title: string, chosen: string): string => (chosen === '' ? title : `${title}: ${chosen}`);

export function useDetailsIds(): DetailsFieldsProps['ids'] {
  const base = useId();
  return useMemo(
    () => ({
      name: `${base}name`,
      gender: `${base}gender`,
      category: `${base}category`,
      subcategory: `${base}subcategory`,
      specificType: `${base}specific-type`,
      personality: `${base}personality`,
    }),
    [base],
  );
}

/** The element id of the first empty required field. */
export function firstMissing(form: DetailsForm, ids: DetailsFieldsProps['ids']): string | undefined {
  const [first] = missingCharacterFields(toDraft(form));
  return first === 'type' ? ids[levelToChoose(form)] : first && ids[first];
}
