import { isDark, type Choice } from '@talelantern/domain/catalogues/choice';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { TOO_MANY_ENTRIES } from '@talelantern/domain/limits/too-many-entries';
import {
  CLIMATES,
  DANGERS,
  INHABITANTS,
  MAGICAL_PROPERTIES,
  TREASURES,
} from '@talelantern/domain/locations/location-suggestions';
import { useState } from 'react';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChipListField } from '../../ui/chip-list-field.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { chosenOf, toChips } from '../../shared/characters/choice-labels.ts';
import type { LocationFieldsProps } from './location-form.ts';

interface LocationList {
  field: 'magicalProperties' | 'inhabitants' | 'dangers' | 'treasures';
  title: string;
  suggestions: readonly Choice[];
  ownLabel: string;
  placeholder: string;
}

const MAGIC_LIST: LocationList = {
  field: 'magicalProperties',
  title: 'Magic',
  suggestions: MAGICAL_PROPERTIES,
  ownLabel: 'More magic',
  placeholder: 'Stairs that hum',
};
const INHABITANT_LIST: LocationList = {
  field: 'inhabitants',
  title: 'Who lives there',
  suggestions: INHABITANTS,
  ownLabel: 'Someone else',
  placeholder: 'A very polite snail',
};
const DANGER_LIST: LocationList = {
  field: 'dangers',
  title: 'Dangers',
  suggestions: DANGERS,
  ownLabel: 'Another danger',
  placeholder: 'Sneezing flowers',
};
const TREASURE_LIST: LocationList = {
  field: 'treasures',
  title: 'Treasures',
  suggestions: TREASURES,
  ownLabel: 'Another treasure',
  placeholder: 'The last map of the moon',
};

/** Shown instead of marking each choice if all are dark. */
const ALL_GENTLE_NOTE = 'For the youngest, all of these are told gently.';

/** Collapsible lists of details, with the chosen ones in their titles. */
export const LocationListFields = (props: LocationFieldsProps) => (
  <div className="grid gap-3">
    <LocationListField {...props} list={MAGIC_LIST} />
    <LocationListField {...props} list={INHABITANT_LIST} />
    <ClimateField {...props} />
    <LocationListField {...props} list={DANGER_LIST} />
    <LocationListField {...props} list={TREASURE_LIST} />
  </div>
);

const titleWith = (title: string, chosen: readonly string[]): string =>
  chosen.length === 0 ? title : `${title}: ${chosen.join(', ')}`;

function LocationListField({ form, onChange, list }: LocationFieldsProps & { list: LocationList }) {
  const { field, title, suggestions, ownLabel, placeholder } = list;
  const isAllDark = suggestions.every(isDark);
  // Another device may have added entries, so the list can be too long.
  const isTooLong = form[field].length > LIMITS.listEntries;
  return (
    <Collapsible title={titleWith(title, form[field])} hasError={isTooLong}>
      <ChipListField
        label={title}
        hideLabel
        suggestions={isAllDark ? suggestions.map(({ label }) => ({ value: label, label })) : toChips(suggestions)}
        hint={isAllDark ? ALL_GENTLE_NOTE : undefined}
        values={form[field]}
        onChange={(value) => onChange({ kind: 'set', field, value })}
        error={isTooLong ? TOO_MANY_ENTRIES : null}
        max={LIMITS.listEntries}
        maxReached={`${TOO_MANY_ENTRIES}. Remove one to swap.`}
        maxLength={LIMITS.listEntry}
        ownLabel={ownLabel}
        placeholder={placeholder}
      />
    </Collapsible>
  );
}

/** A suggestion, or the family's own text instead. */
function ClimateField({ form: { climate }, onChange }: LocationFieldsProps) {
  const suggested = chosenOf(CLIMATES, climate);
  const set = (value: string) => onChange({ kind: 'set', field: 'climate', value });
  // While the family types, its text may equal a suggestion for a moment.
  const [isTyping, setTyping] = useState(false);
  return (
    <Collapsible title={titleWith('Climate', climate === '' ? [] : [climate])}>
      <div className="grid gap-4">
        <ChipGroup
          label="Climate"
          hideLabel
          size="small"
          options={toChips(CLIMATES)}
          value={suggested}
          onChange={set}
          onClear={() => set('')}
        />
        <TextField
          label="Or in your own words"
          value={isTyping || suggested === null ? climate : ''}
          onChange={(value) => {
            setTyping(true);
            set(value);
          }}
          onBlur={() => setTyping(false)}
          placeholder="Snow that tastes of lemon"
          maxLength={LIMITS.listEntry}
          autoComplete="off"
        />
      </div>
    </Collapsible>
  );
}
