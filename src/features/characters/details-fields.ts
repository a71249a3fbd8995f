import type { RequiredCharacterField } from '@talelantern/domain/characters/character-form';
import type { DetailsAction, DetailsForm } from './details-form.ts';

/** Element ids of what may have to be filled in first, so that the save button can lead there. */
export interface DetailsIds {
  name: string;
  gender: string;
  category: string;
  subcategory: string;
  specificType: string;
  personality: string;
}

/** What each part of step one gets. */
export interface DetailsFieldsProps {
  form: DetailsForm;
  onChange: (action: DetailsAction) => void;
  ids: DetailsIds;
  /** The sentence for each field that was left out when saving was tried. */
  errors: Partial<Record<RequiredCharacterField, string>>;
}
