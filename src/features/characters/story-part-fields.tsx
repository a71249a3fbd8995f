import { MAX_TRAITS } from '@talelantern/domain/characters/personality';
import { POWERS } from '@talelantern/domain/characters/powers';
import { CHARACTER_ROLES, ROLE_CHOICES } from '@talelantern/domain/characters/roles';
import { TRAIT_GROUPS } from '@talelantern/domain/characters/traits';
import { gentleFirst, markOf, toChips } from '../../shared/characters/choice-labels.ts';
import { ChipGroup, MultiChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { FieldError } from '../../ui/field-frame.tsx';
import { Arch } from '../../ui/picture.tsx';
import type { DetailsFieldsProps } from './details-form.ts';
import { artOfPower } from './kind-pictures.ts';

type PartProps = Pick<DetailsFieldsProps, 'form' | 'onChange'>;

/** Twenty powers as pictures; pressing the chosen one clears it. */
export function PowerField({ form, onChange }: PartProps) {
  const chosen = POWERS.find(({ label }) => label === form.magicalPower);
  return (
    <TileGrid
      label="A magical power"
      hideLabel
      selection="radio"
      layout="faces"
      hint={<span aria-live="polite">{chosen?.line ?? 'Some have none, and do very well without.'}</span>}
    >
      {gentleFirst(POWERS).map((power) => (
        <ChoiceTile
          key={power.id}
          name={power.label}
          mark={markOf(power)}
          picture={<Arch src={artOfPower(power.id)} alt="" />}
          chosen={power === chosen}
          onChoose={() => onChange({ kind: 'set', field: 'magicalPower', value: power.label })}
          onClear={() => onChange({ kind: 'set', field: 'magicalPower', value: null })}
        />
      ))}
    </TileGrid>
  );
}

export function RoleField({ form, onChange }: PartProps) {
  const role = ROLE_CHOICES.find(({ label }) => label === form.role);
  return (
    <ChipGroup
      label="A part to play"
      hideLabel
      options={CHARACTER_ROLES.map((label) => ({ value: label, label }))}
      value={form.role}
      onChange={(value) => onChange({ kind: 'set', field: 'role', value })}
      onClear={() => onChange({ kind: 'set', field: 'role', value: null })}
      hint={<span aria-live="polite">{role?.line ?? 'You can choose a different part in each story.'}</span>}
    />
  );
}

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
