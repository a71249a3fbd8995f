import { appearanceOptionsFor } from '@talelantern/domain/characters/appearance';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import { GENDERS, type Character, type CharacterFields } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { missingCharacterFields, type CharacterDraft } from '@talelantern/domain/characters/character-form';
import { featureGroupsFor } from '@talelantern/domain/characters/distinguishing-features';
import type { AppearanceField } from '@talelantern/domain/characters/looks/looks';
import { joinTraits, splitTraits } from '@talelantern/domain/characters/personality';
import { CHARACTER_ROLES } from '@talelantern/domain/characters/roles';
import type { CharacterDraftFields } from '@talelantern/domain/characters/random-character';
import { toTemporaryCharacter, type TemporaryCharacter } from '@talelantern/domain/characters/temporary-character';
import { composeCharacterType, parseCharacterType } from '@talelantern/domain/characters/types/type-text';
import * as z from 'zod/mini';

const text = z.string();

/** Step one as it is filled in: what is not chosen yet is '' or null. Labels are kept, as they are stored. */
const detailsFormSchema = z.object({
  name: text,
  gender: z.nullable(z.enum(GENDERS)),
  category: text,
  subcategory: text,
  specificType: text,
  traits: z.array(text),
  magicalPower: z.nullable(text),
  role: z.nullable(z.enum(CHARACTER_ROLES)),
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

export const EMPTY_DETAILS: DetailsForm = {
  name: '',
  gender: null,
  category: '',
  subcategory: '',
  specificType: '',
  traits: [],
  magicalPower: null,
  role: null,
  height: '',
  build: '',
  color: '',
  age: '',
  customAge: '',
  distinguishingFeature: '',
  customDescription: '',
  realChild: false,
};

type PlainField =
  | 'name'
  | 'gender'
  | 'traits'
  | 'magicalPower'
  | 'role'
  | 'distinguishingFeature'
  | 'customDescription'
  | 'realChild'
  | Exclude<AppearanceField, 'age'>;

export type DetailsAction =
  | { [Field in PlainField]: { kind: 'set'; field: Field; value: DetailsForm[Field] } }[PlainField]
  | { kind: 'category'; label: string }
  | { kind: 'subcategory'; label: string }
  | { kind: 'specific-type'; label: string }
  /** One of the options; `custom-age` is in the family's own words and takes its place. */
  | { kind: 'age'; label: string }
  | { kind: 'custom-age'; words: string }
  | { kind: 'random'; fields: CharacterDraftFields }
  | { kind: 'start-over'; form: DetailsForm };

/** The rules of filling in step one (specification §4): a higher level of the type clears the levels below it. */
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
      return { ...form, customAge: action.words, age: action.words === '' ? form.age : '' };
    case 'random':
      return { ...form, ...lookingLike(action.fields), realChild: false };
    case 'start-over':
      return action.form;
  }
}

/** The three levels as they are stored, or '' while one is missing. */
export function typeOf({ category, subcategory, specificType }: DetailsForm): string {
  return category && subcategory && specificType ? composeCharacterType({ category, subcategory, specificType }) : '';
}

/** A robot keeps no hatchling's age: what the new type does not offer is taken back. */
function withFittingLooks(form: DetailsForm): DetailsForm {
  const type = typeOf(form);
  const options = appearanceOptionsFor(type);
  const kept = (field: AppearanceField): string =>
    options[field].some(({ label }) => label === form[field]) ? form[field] : '';
  const offered = featureGroupsFor(type).some(({ features }) =>
    features.some(({ label }) => label === form.distinguishingFeature),
  );
  return {
    ...form,
    height: kept('height'),
    build: kept('build'),
    color: kept('color'),
    age: kept('age'),
    distinguishingFeature: offered ? form.distinguishingFeature : '',
  };
}

function lookingLike(fields: CharacterDraftFields): Omit<DetailsForm, 'role' | 'customDescription' | 'realChild'> {
  const { appearance } = fields;
  const chosen = (field: 'height' | 'build' | 'color' | 'distinguishingFeature'): string =>
    appearance[field] === DEFAULT_APPEARANCE[field] ? '' : appearance[field];
  const parts = parseCharacterType(fields.type);
  return {
    name: fields.name,
    gender: fields.gender,
    category: parts?.category ?? '',
    subcategory: parts?.subcategory ?? '',
    specificType: parts?.specificType ?? '',
    traits: splitTraits(fields.personality),
    magicalPower: fields.magicalPower,
    height: chosen('height'),
    build: chosen('build'),
    color: chosen('color'),
    age: appearance.age ?? '',
    customAge: appearance.customAge,
    distinguishingFeature: chosen('distinguishingFeature'),
  };
}

/** Step one filled in with a stored character. */
export const toDetailsForm = (character: CharacterFields): DetailsForm => ({
  ...lookingLike(character),
  role: character.role,
  customDescription: character.customDescription,
  realChild: character.realChild,
});

/** What is saved of step one; what nobody chose gets its default (specification §9). */
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

/** What may stand in a story's selection before it is saved; null while a required field is empty. */
export function toUnsaved(form: DetailsForm, uid: string): TemporaryCharacter | null {
  const draft = toDraft(form);
  if (form.gender === null || missingCharacterFields(draft).length > 0) return null;
  return toTemporaryCharacter({ ...draft, gender: form.gender }, { uid, tempText: 'new', now: Date.now() });
}

/** A stored character with step one changed; its portrait wishes stay. */
export function withDetails(character: Character, form: DetailsForm): CharacterFields {
  return { ...character, ...toDraft(form), advancedFeatures: character.advancedFeatures };
}

export const isSameForm = (one: DetailsForm, other: DetailsForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A form that was kept as JSON; null when it is none. */
export function parseDetailsForm(json: string): DetailsForm | null {
  try {
    const parsed = detailsFormSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
