import { MAX_TRAITS } from '@talelantern/domain/characters/personality';
import { POWERS } from '@talelantern/domain/characters/powers';
import { CHARACTER_ROLES, ROLE_CHOICES } from '@talelantern/domain/characters/roles';
import { TRAIT_GROUPS } from '@talelantern/domain/characters/traits';
import { memo } from 'react';
import { gentleFirst, markOf, toChips } from '../../shared/characters/choice-labels.ts';
import { ChipGroup, MultiChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { FieldError } from '../../ui/field-frame.tsx';
import { Arch } from '../../ui/picture.tsx';
import type { DetailsFieldsProps, DetailsForm } from './details-form.ts';
import { artOfPower } from './kind-pictures.ts';

type OnChange = DetailsFieldsProps['onChange'];

interface PowerFieldProps {
  power: DetailsForm['magicalPower'];
  onChange: OnChange;
}

/** Twenty powers as pictures; pressing the chosen one clears it. */
export const PowerField = memo(function PowerField({ power: chosenLabel, onChange }: PowerFieldProps) {
  const chosenPower = POWERS.find(({ label }) => label === chosenLabel);
  return (
    <TileGrid
      label="A magical power"
      hideLabel
      selection="radio"
      layout="faces"
      hint={<span aria-live="polite">{chosenPower?.line ?? 'Some have none, and do very well without.'}</span>}
    >
      {gentleFirst(POWERS).map((power) => (
        <ChoiceTile
          key={power.id}
          name={power.label}
          mark={markOf(power)}
          picture={<Arch src={artOfPower(power.id)} alt="" />}
          chosen={power === chosenPower}
          onChoose={() => onChange({ kind: 'set', field: 'magicalPower', value: power.label })}
          onClear={() => onChange({ kind: 'set', field: 'magicalPower', value: null })}
        />
      ))}
    </TileGrid>
  );
});

interface RoleFieldProps {
  role: DetailsForm['role'];
  onChange: OnChange;
}

export const RoleField = memo(function RoleField({ role, onChange }: RoleFieldProps) {
  const chosenRole = ROLE_CHOICES.find(({ label }) => label === role);
  return (
    <ChipGroup
      label="A part to play"
      hideLabel
      options={CHARACTER_ROLES.map((label) => ({ value: label, label }))}
      value={role}
      onChange={(value) => onChange({ kind: 'set', field: 'role', value })}
      onClear={() => onChange({ kind: 'set', field: 'role', value: null })}
      hint={<span aria-live="polite">{chosenRole?.line ?? 'You can choose a different part in each story.'}</span>}
    />
  );
});

interface TraitFieldsProps extends Pick<DetailsForm, 'traits'> {
  onChange: OnChange;
  id: string;
  error: string | undefined;
}

/** Three groups of traits that share one choice of at most two. */
export const TraitFields = memo(function TraitFields({ traits, onChange, id, error }: TraitFieldsProps) {
  const isFull = traits.length >= MAX_TRAITS;
  return (
    <div id={id} tabIndex={-1} className="grid gap-5 outline-none">
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
      <FieldError id={id} error={error} />
    </div>
  );
});
