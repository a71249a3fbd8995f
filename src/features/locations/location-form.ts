import { LOCATION_FIELDS, type LocationFields } from '@talelantern/domain/locations/location';
import { readFields } from '@talelantern/domain/stored/define-document';
import { isRecord, readText, type StoredData, parseJson } from '@talelantern/domain/stored/read-fields';

const FORM_FIELDS = { ...LOCATION_FIELDS, name: readText };

export const EMPTY_LOCATION: LocationFields = readFields(FORM_FIELDS, {});

type PlainField = Exclude<keyof LocationFields, 'type' | 'category'>;

export type LocationAction =
  | { [Field in PlainField]: { kind: 'set'; field: Field; value: LocationFields[Field] } }[PlainField]
  | { kind: 'type'; label: string }
  | { kind: 'category'; label: string };

/** Reducer of the form: changing a level of the kind clears the levels below. */
export function changeLocation(form: LocationFields, action: LocationAction): LocationFields {
  switch (action.kind) {
    case 'set':
      return { ...form, [action.field]: action.value };
    case 'type':
      return action.label === form.type ? form : { ...form, type: action.label, category: '', subcategory: '' };
    case 'category':
      return action.label === form.category ? form : { ...form, category: action.label, subcategory: '' };
  }
}

export const toLocationForm = (fields: StoredData): LocationFields => readFields(FORM_FIELDS, fields);

export function parseLocationForm(json: string | null): LocationFields | null {
  const data = parseJson(json);
  return isRecord(data) ? toLocationForm(data) : null;
}

export interface LocationFieldsProps {
  form: LocationFields;
  onChange: (action: LocationAction) => void;
}
