import { LIMITS } from '@talelantern/domain/limits/limits';
import { locationPictureProblem, type RequiredLocationField } from '@talelantern/domain/locations/location-form';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Fields } from '../../ui/fields.tsx';
import { notify } from '../../ui/notify.ts';
import { Section, Sheet } from '../../ui/sheet.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PictureOptionFields } from '../pictures/picture-option-fields.tsx';
import { withStyle } from '../pictures/use-picture-options.ts';
import type { LocationFieldsProps } from './location-form.ts';
import { LocationKindFields } from './location-kind-fields.tsx';
import { LocationListFields } from './location-list-fields.tsx';
import { LOCATION_SUBJECT } from './location-subject.ts';

interface LocationSheetProps extends LocationFieldsProps {
  isNew: boolean;
  /** Element ids and errors of the required fields. */
  ids: Record<RequiredLocationField, string>;
  errors: Partial<Record<RequiredLocationField, string>>;
  isSaving: boolean;
  /** The save bar. */
  children: ReactNode;
}

export const LocationSheet = ({ form, onChange, isNew, ids, errors, isSaving, children }: LocationSheetProps) => (
  <Sheet className="@container mt-7">
    <Fields isSaving={isSaving}>
      <Section title="Its name" hideTitle>
        <div className="max-w-form">
          <TextField
            id={ids.name}
            label="Name"
            value={form.name}
            onChange={(value) => onChange({ kind: 'set', field: 'name', value })}
            placeholder="What is it called on the map?"
            maxLength={LIMITS.name}
            autoComplete="off"
            error={errors.name}
          />
        </div>
      </Section>
      <Section title="What kind of place?">
        <LocationKindFields form={form} onChange={onChange} id={ids.type} error={errors.type} />
      </Section>
      <Section title="What’s special about it?" note="if you like">
        <LocationListFields form={form} onChange={onChange} />
      </Section>
      <Section title="In your own words" note="if you like">
        <TextAreaField
          label="Anything else about it?"
          value={form.description}
          onChange={(value) => onChange({ kind: 'set', field: 'description', value })}
          placeholder="What you see first, what it sounds like at night…"
          maxLength={LIMITS.freeText}
          counter
        />
      </Section>
      {isNew && (
        <Section title="A picture of it" note="if you like">
          <FirstPictureFields form={form} onChange={onChange} />
        </Section>
      )}
    </Fields>
    {children}
  </Sheet>
);

const NOTE_MS = 6_000;

/** The picture options of a new location; its picture is generated once it is saved. */
function FirstPictureFields({ form, onChange }: LocationFieldsProps) {
  function handleNotReady() {
    const problem = locationPictureProblem({ type: form.type });
    if (problem !== null) notify.failure(problem, { durationMs: NOTE_MS });
  }
  return (
    <div className="grid max-w-form gap-5">
      <PictureOptionFields
        look={withStyle(form.advancedFeatures)}
        onChange={(value) => onChange({ kind: 'set', field: 'advancedFeatures', value })}
        Frame={LOCATION_SUBJECT.Frame}
        sampleOf={LOCATION_SUBJECT.sampleOf}
      />
      <div className="grid justify-items-start gap-2">
        <Button variant="line" notReady onNotReady={handleNotReady}>
          Generate Image
        </Button>
        <p className="text-15 text-soft">Save the place first, then paint it like this.</p>
      </div>
    </div>
  );
}
