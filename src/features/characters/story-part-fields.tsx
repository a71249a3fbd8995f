import { POWERS } from '@talelantern/domain/characters/powers';
import { CHARACTER_ROLES, ROLE_CHOICES } from '@talelantern/domain/characters/roles';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Arch } from '../../ui/picture.tsx';
import { gentleFirst, markOf } from '../choice-labels.ts';
import { artOfPower } from './power-pictures.ts';
import type { DetailsFieldsProps } from './details-fields.ts';

type PartProps = Pick<DetailsFieldsProps, 'form' | 'onChange'>;

/** Twenty powers as pictures; pressing the chosen one again takes it back (specification §4). */
export function PowerField({ form, onChange }: PartProps) {
  const chosen = POWERS.find(({ label }) => label === form.magicalPower);
  return (
    <TileGrid
      label="A magical power"
      hideLabel
      selection="radio"
      columns="faces"
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

/** The part that the character likes to play; each story may give another. */
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
      hint={<span aria-live="polite">{role?.line ?? 'Each story may give another part.'}</span>}
    />
  );
}
