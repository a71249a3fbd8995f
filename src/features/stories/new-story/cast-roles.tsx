import { wordsFor } from '@talelantern/domain/catalogue/choice';
import { ROLE_CHOICES, type CharacterRole } from '@talelantern/domain/characters/roles';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { CharacterFace } from '../../character-face.tsx';
import type { CastMember } from './use-new-story.ts';

/** The order of the shelf: those that most stories need first. */
const ORDER: readonly CharacterRole[] = ['Hero', 'Sidekick', 'Mentor', 'Guardian', 'Villain', 'Antihero', 'Trickster'];

const roleOptions = (ageRange: AgeRange | null) =>
  ORDER.flatMap((role) => ROLE_CHOICES.filter(({ label }) => label === role)).map((choice) => ({
    value: choice.label,
    label: ageRange ? wordsFor(choice, ageRange) : choice.label,
  }));

interface CastRolesProps {
  members: readonly CastMember[];
  ageRange: AgeRange | null;
  onRole: (characterId: string, role: CharacterRole) => void;
}

/** Which part each of the chosen characters plays in this story. */
export function CastRoles({ members, ageRange, onRole }: CastRolesProps) {
  return members.map((member) => (
    <RoleRow key={member.id} member={member} ageRange={ageRange} onRole={(role) => onRole(member.id, role)} />
  ));
}

interface RoleRowProps {
  member: CastMember;
  ageRange: AgeRange | null;
  onRole: (role: CharacterRole) => void;
}

function RoleRow({ member, ageRange, onRole }: RoleRowProps) {
  return (
    <div className="grid grid-cols-[52px_minmax(0,1fr)] items-center gap-4 md:grid-cols-[64px_minmax(0,1fr)]">
      <span aria-hidden="true" className="self-start md:self-center">
        <CharacterFace character={member} frame="plain" decorative />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <ChipGroup
          label={`${member.name} is the`}
          size="small"
          options={roleOptions(ageRange)}
          value={member.role}
          onChange={onRole}
        />
      </div>
    </div>
  );
}
