import { isDark, type Choice } from '@talelantern/domain/catalogue/choice';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { TOO_MANY } from '@talelantern/domain/locations/location-form';
import {
  CLIMATES,
  DANGERS,
  INHABITANTS,
  MAGICAL_PROPERTIES,
  TREASURES,
} from '@talelantern/domain/locations/location-suggestions';
import { fill } from '@talelantern/domain/text/lists';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChipListField } from '../../ui/chip-list-field.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { chosenOf, toChips } from '../choice-labels.ts';
import type { LocationFieldsProps } from './location-fields.ts';

interface PlaceList {
  field: 'magicalProperties' | 'inhabitants' | 'dangers' | 'treasures';
  title: string;
  suggestions: readonly Choice[];
  ownLabel: string;
  placeholder: string;
}

const MAGIC: PlaceList = {
  field: 'magicalProperties',
  title: 'Magic',
  suggestions: MAGICAL_PROPERTIES,
  ownLabel: 'Another magic',
  placeholder: 'Stairs that hum',
};
const DWELLERS: PlaceList = {
  field: 'inhabitants',
  title: 'Who lives there',
  suggestions: INHABITANTS,
  ownLabel: 'Somebody else',
  placeholder: 'A very polite snail',
};
const PERILS: PlaceList = {
  field: 'dangers',
  title: 'Dangers',
  suggestions: DANGERS,
  ownLabel: 'Another danger',
  placeholder: 'Sneezing flowers',
};
const RICHES: PlaceList = {
  field: 'treasures',
  title: 'Treasures',
  suggestions: TREASURES,
  ownLabel: 'Another treasure',
  placeholder: 'The last map of the moon',
};

/** Where every choice is dark, none is set apart from the others. */
const TOLD_GENTLY = 'The smallest hear all of these told gently.';

/** What is special about a place, each behind one row that says what was chosen. */
export function PlaceListFields(props: LocationFieldsProps) {
  return (
    <div className="grid gap-3">
      <PlaceListField {...props} list={MAGIC} />
      <PlaceListField {...props} list={DWELLERS} />
      <ClimateField {...props} />
      <PlaceListField {...props} list={PERILS} />
      <PlaceListField {...props} list={RICHES} />
    </div>
  );
}

const titled = (title: string, chosen: readonly string[]): string =>
  chosen.length === 0 ? title : `${title}: ${chosen.join(', ')}`;

function PlaceListField({ form, onChange, list }: LocationFieldsProps & { list: PlaceList }) {
  const { field, title, suggestions, ownLabel, placeholder } = list;
  const isAllDark = suggestions.every(isDark);
  return (
    <Collapsible title={titled(title, form[field])}>
      <ChipListField
        label={title}
        hideLabel
        suggestions={isAllDark ? suggestions.map(({ label }) => ({ value: label, label })) : toChips(suggestions)}
        hint={isAllDark ? TOLD_GENTLY : undefined}
        values={form[field]}
        onChange={(value) => onChange({ kind: 'set', field, value })}
        max={LIMITS.listEntries}
        maxReached={`${fill(TOO_MANY, { limit: String(LIMITS.listEntries) })}. Take one back to swap.`}
        maxLength={LIMITS.listEntry}
        ownLabel={ownLabel}
        placeholder={placeholder}
      />
    </Collapsible>
  );
}

/** One of the suggestions, or the family's own words in its place. */
function ClimateField({ form: { climate }, onChange }: LocationFieldsProps) {
  const suggested = chosenOf(CLIMATES, climate);
  const set = (value: string) => onChange({ kind: 'set', field: 'climate', value });
  return (
    <Collapsible title={titled('Climate', climate === '' ? [] : [climate])}>
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
          value={suggested === null ? climate : ''}
          onChange={set}
          placeholder="Snow that tastes of lemon"
          maxLength={LIMITS.listEntry}
          autoComplete="off"
        />
      </div>
    </Collapsible>
  );
}
