import { MAX_TRAITS } from '@talelantern/domain/characters/personality';
import { TRAIT_GROUPS } from '@talelantern/domain/characters/traits';
import { MultiChipGroup } from '../../ui/chip-group.tsx';
import { FieldError } from '../../ui/field-frame.tsx';
import { toChips } from '../choice-labels.ts';
import type { DetailsFieldsProps } from './details-fields.ts';

/** Three groups of traits that share one choice of at most two. */
export function TraitFields({ form, onChange, ids, errors }: DetailsFieldsProps) {
  const { traits } = form;
  const isFull = traits.length >= MAX_TRAITS;
  return (
    <div id={ids.personality} tabIndex={-1} className="grid gap-5 outline-none">
      {Object.entries(TRAIT_GROUPS).map(([group, traitsInGroup]) => (
        <MultiChipGroup
          key={group}
          label={group}
          options={toChips(traitsInGroup)}
          values={traits}
          max={MAX_TRAITS}
          onChange={(value) => onChange({ kind: 'set', field: 'traits', value })}
        />
      ))}
      <p aria-live="polite" className="text-15 text-soft">
        {isFull ? 'Tap a chosen trait again to swap it for another.' : 'One is enough; two make it interesting.'}
      </p>
      <FieldError id={ids.personality} error={errors.personality} />
    </div>
  );
}
