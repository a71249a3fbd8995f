import { EMPTY_ADVANCED_FEATURES, readAdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { readLocationLook, type LocationFields } from '@talelantern/domain/locations/location';
import { isRecord, readText } from '@talelantern/domain/stored/read-fields';

export const EMPTY_LOCATION: LocationFields = {
  name: '',
  type: '',
  category: '',
  subcategory: '',
  description: '',
  climate: '',
  magicalProperties: [],
  inhabitants: [],
  dangers: [],
  treasures: [],
  advancedFeatures: EMPTY_ADVANCED_FEATURES,
};

type PlainField = Exclude<keyof LocationFields, 'type' | 'category'>;

export type LocationAction =
  | { [Field in PlainField]: { kind: 'set'; field: Field; value: LocationFields[Field] } }[PlainField]
  | { kind: 'type'; label: string }
  | { kind: 'category'; label: string }
  /** Fills the form anew: with nothing, or with what is stored. */
  | { kind: 'start-over'; fields: LocationFields };

/** The rules of filling in a location: a higher level of its kind clears the levels below it, as with characters. */
export function changeLocation(form: LocationFields, action: LocationAction): LocationFields {
  switch (action.kind) {
    case 'set':
      return { ...form, [action.field]: action.value };
    case 'type':
      return action.label === form.type ? form : { ...form, type: action.label, category: '', subcategory: '' };
    case 'category':
      return action.label === form.category ? form : { ...form, category: action.label, subcategory: '' };
    case 'start-over':
      return action.fields;
  }
}

/** What a family decides, without the rest of a stored location. */
export const toLocationForm = (fields: LocationFields): LocationFields => ({
  name: fields.name,
  type: fields.type,
  category: fields.category,
  subcategory: fields.subcategory,
  description: fields.description,
  climate: fields.climate,
  magicalProperties: fields.magicalProperties,
  inhabitants: fields.inhabitants,
  dangers: fields.dangers,
  treasures: fields.treasures,
  advancedFeatures: fields.advancedFeatures,
});

export const isSameForm = (one: LocationFields, other: LocationFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A form that was kept as JSON; null when it is none. */
export function parseLocationForm(json: string | null): LocationFields | null {
  try {
    const data: unknown = JSON.parse(json ?? '');
    if (!isRecord(data)) return null;
    return toLocationForm({
      name: readText(data['name']),
      ...readLocationLook(data),
      advancedFeatures: readAdvancedFeatures(data['advancedFeatures']),
    });
  } catch {
    return null;
  }
}
