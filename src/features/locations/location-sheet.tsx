import { LIMITS } from '@talelantern/domain/limits/limits';
import type { ReactNode } from 'react';
import { Section, Sheet } from '../../ui/sheet.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LocationErrors, LocationFieldsProps, LocationIds } from './location-fields.ts';
import { FirstPictureFields } from './first-picture-fields.tsx';
import { PlaceKindFields } from './place-kind-fields.tsx';
import { PlaceListFields } from './place-list-fields.tsx';

interface LocationSheetProps extends LocationFieldsProps {
  isNew: boolean;
  ids: LocationIds;
  errors: LocationErrors;
  /** The foot of the sheet: what is being saved, and the button. */
  children: ReactNode;
}

/** Everything a family decides about a place: one sheet of paper. */
export function LocationSheet({ form, onChange, isNew, ids, errors, children }: LocationSheetProps) {
  return (
    <Sheet className="@container mt-7">
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
        <PlaceKindFields form={form} onChange={onChange} id={ids.type} error={errors.type} />
      </Section>
      <Section title="What is special there?" note="if you like">
        <PlaceListFields form={form} onChange={onChange} />
      </Section>
      <Section title="In your own words" note="if you like">
        <TextAreaField
          label="What else should be known of it?"
          value={form.description}
          onChange={(value) => onChange({ kind: 'set', field: 'description', value })}
          placeholder="What one sees first, what it sounds like at night…"
          maxLength={LIMITS.freeText}
          counter
        />
      </Section>
      {isNew && (
        <Section title="A picture of it" note="if you like">
          <FirstPictureFields form={form} onChange={onChange} />
        </Section>
      )}
      {children}
    </Sheet>
  );
}
