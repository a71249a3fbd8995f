import { POWERS } from '@talelantern/domain/characters/powers';
import { CHARACTER_ROLES, ROLE_CHOICES } from '@talelantern/domain/characters/roles';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { chosenOf, toChips } from '../choice-labels.ts';
import type { DetailsFieldsProps } from './details-fields.ts';

type PartProps = Pick<DetailsFieldsProps, 'form' | 'onChange'>;

/** Twenty powers; pressing the chosen one again takes it back (specification §4). */
export function PowerField({ form, onChange }: PartProps) {
  const power = POWERS.find(({ label }) => label === form.magicalPower);
  return (
    <ChipGroup
      label="A magical power"
      hideLabel
      options={toChips(POWERS)}
      value={chosenOf(POWERS, form.magicalPower)}
      onChange={(value) => onChange({ kind: 'set', field: 'magicalPower', value })}
      onClear={() => onChange({ kind: 'set', field: 'magicalPower', value: null })}
      hint={<span aria-live="polite">{power?.line ?? 'Some have none, and do very well without.'}</span>}
    />
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
