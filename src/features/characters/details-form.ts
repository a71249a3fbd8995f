import { parseJson } from '@talelantern/domain/stored/read-fields';
import { appearanceOptionsFor } from '@talelantern/domain/characters/appearance';
import { GENDERS, type Character, type CharacterFields } from '@talelantern/domain/characters/character';
import {
  missingCharacterFields,
  type CharacterDraft,
  type RequiredCharacterField,
} from '@talelantern/domain/characters/character-form';
import { DEFAULT_APPEARANCE, unlessDefault } from '@talelantern/domain/characters/default-appearance';
import { featureGroupsFor } from '@talelantern/domain/characters/distinguishing-features';
import type { AppearanceField } from '@talelantern/domain/characters/looks';
import { joinTraits, splitTraits } from '@talelantern/domain/characters/personality';
import type { CharacterDraftFields } from '@talelantern/domain/characters/random-character';
import { CHARACTER_ROLES } from '@talelantern/domain/characters/roles';
import { toTemporaryCharacter, type TemporaryCharacter } from '@talelantern/domain/characters/temporary-character';
import { composeCharacterType, parseCharacterType } from '@talelantern/domain/characters/types/type-text';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { mergeEdits, onlyChanged } from '../../services/core/only-changed.ts';
import * as z from 'zod/mini';

const text = z._default(z.string(), '');

/** The form of the details: unset fields are '' or null. Contains labels, as they are stored. */
const detailsFormSchema = z.object({
  name: text,
  gender: z._default(z.nullable(z.enum(GENDERS)), null),
  category: text,
  subcategory: text,
  specificType: text,
  traits: z._default(z.array(z.string()), []),
  magicalPower: z._default(z.nullable(z.string()), null),
  role: z._default(z.nullable(z.enum(CHARACTER_ROLES)), null),
  height: text,
  build: text,
  color: text,
  age: text,
  customAge: text,
  distinguishingFeature: text,
  customDescription: text,
  realChild: z._default(z.boolean(), false),
});

export type DetailsForm = z.infer<typeof detailsFormSchema>;

export const EMPTY_DETAILS: DetailsForm = detailsFormSchema.parse({});

type PlainField = Exclude<keyof DetailsForm, 'category' | 'subcategory' | 'specificType' | 'age' | 'customAge'>;

export type DetailsAction =
  | { [Field in PlainField]: { kind: 'set'; field: Field; value: DetailsForm[Field] } }[PlainField]
  | { kind: 'category'; label: string }
  | { kind: 'subcategory'; label: string }
  | { kind: 'specific-type'; label: string }
  /** An option; `custom-age` is the family's own text instead. */
  | { kind: 'age'; label: string }
  | { kind: 'custom-age'; text: string }
  | { kind: 'random'; fields: CharacterDraftFields };

/** Fields that the save button can focus; the kind is chosen at three levels. */
type FocusableField = Exclude<RequiredCharacterField, 'type'> | 'category' | 'subcategory' | 'specificType';

export interface DetailsFieldsProps {
  form: DetailsForm;
  onChange: (action: DetailsAction) => void;
  ids: Readonly<Record<FocusableField, string>>;
  /** Errors of required fields after an attempt to save. */
  errors: Partial<Record<RequiredCharacterField, string>>;
}

/** Reducer of the form: changing a level of the type clears the levels below. */
export function changeDetails(form: DetailsForm, action: DetailsAction): DetailsForm {
  switch (action.kind) {
    case 'set':
      return { ...form, [action.field]: action.value };
    case 'category':
      return action.label === form.category
        ? form
        : { ...form, category: action.label, subcategory: '', specificType: '' };
    case 'subcategory':
      return action.label === form.subcategory ? form : { ...form, subcategory: action.label, specificType: '' };
    case 'specific-type':
      return withFittingLooks({ ...form, specificType: action.label });
    case 'age':
      return { ...form, age: action.label, customAge: '' };
    case 'custom-age':
      return { ...form, customAge: action.text, age: action.text === '' ? form.age : '' };
    case 'random':
      return { ...form, ...formFieldsOf(action.fields), realChild: false };
  }
}

/** Keeps the chosen traits if they were edited: merging them with another device's could exceed the maximum of two. */
export const mergeDetails = (form: DetailsForm, base: DetailsForm, stored: DetailsForm): DetailsForm => ({
  ...mergeEdits(form, base, stored),
  ...onlyChanged<Pick<DetailsForm, 'traits'>>(base, { traits: form.traits }),
});

/** The stored type, or '' while a level is missing. */
export function typeOf(form: Pick<DetailsForm, 'category' | 'subcategory' | 'specificType'>): string {
  const { category, subcategory, specificType } = form;
  return category && subcategory && specificType ? composeCharacterType({ category, subcategory, specificType }) : '';
}

/** Clears options that the new type does not offer. */
function withFittingLooks(form: DetailsForm): DetailsForm {
  const type = typeOf(form);
  const options = appearanceOptionsFor(type);
  const ifStillOffered = (field: AppearanceField): string =>
    options[field].some(({ label }) => label === form[field]) ? form[field] : '';
  const isFeatureOffered = featureGroupsFor(type).some(({ features }) =>
    features.some(({ label }) => label === form.distinguishingFeature),
  );
  return {
    ...form,
    height: ifStillOffered('height'),
    build: ifStillOffered('build'),
    color: ifStillOffered('color'),
    age: ifStillOffered('age'),
    distinguishingFeature: isFeatureOffered ? form.distinguishingFeature : '',
  };
}

function formFieldsOf(fields: CharacterDraftFields): Omit<DetailsForm, 'role' | 'customDescription' | 'realChild'> {
  const { height, build, color, age, customAge, distinguishingFeature } = fields.appearance;
  const parts = parseCharacterType(fields.type);
  return {
    name: fields.name,
    gender: fields.gender,
    category: parts?.category ?? '',
    subcategory: parts?.subcategory ?? '',
    specificType: parts?.specificType ?? '',
    traits: splitTraits(fields.personality),
    magicalPower: fields.magicalPower,
    height: unlessDefault('height', height),
    build: unlessDefault('build', build),
    color: unlessDefault('color', color),
    age: age ?? '',
    customAge,
    distinguishingFeature: unlessDefault('distinguishingFeature', distinguishingFeature),
  };
}

export const toDetailsForm = (character: CharacterFields): DetailsForm => ({
  ...formFieldsOf(character),
  role: character.role,
  customDescription: character.customDescription,
  realChild: character.realChild,
});

/** The fields to save, with defaults. */
export function toDraft(form: DetailsForm): Omit<CharacterFields, 'gender'> & Pick<CharacterDraft, 'gender'> {
  const type = typeOf(form);
  const { name, gender, traits, magicalPower, role, customDescription, realChild } = form;
  return {
    name: name.trim(),
    ...(gender === null ? {} : { gender }),
    type,
    personality: joinTraits(traits),
    magicalPower,
    role,
    customDescription: customDescription.trim(),
    appearance: {
      height: form.height || DEFAULT_APPEARANCE.height,
      build: form.build || DEFAULT_APPEARANCE.build,
      color: form.color || DEFAULT_APPEARANCE.color,
      distinguishingFeature: form.distinguishingFeature || DEFAULT_APPEARANCE.distinguishingFeature,
      age: form.age || null,
      customAge: form.customAge.trim(),
    },
    advancedFeatures: EMPTY_ADVANCED_FEATURES,
    realChild,
  };
}

/** An unsaved character for a story's cast; null while a required field is empty. */
export function toUnsaved(form: DetailsForm, uid: string): TemporaryCharacter | null {
  const draft = toDraft(form);
  if (form.gender === null || missingCharacterFields(draft).length > 0) return null;
  return toTemporaryCharacter({ ...draft, gender: form.gender }, { uid, tempText: 'new', now: Date.now() });
}

/** A stored character with changed details; its portrait options are kept. */
export function withDetails(character: Character, form: DetailsForm): CharacterFields {
  return { ...character, ...toDraft(form), advancedFeatures: character.advancedFeatures };
}

/** Parses a stored form; null if it is invalid. */
export const parseDetailsForm = (json: string | null): DetailsForm | null =>
  detailsFormSchema.safeParse(parseJson(json)).data ?? null;
