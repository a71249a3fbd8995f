import { wordsFor } from '@talelantern/domain/catalogue/choice';
import { ROLE_CHOICES, type CharacterRole } from '@talelantern/domain/characters/roles';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Section } from '../../ui/sheet.tsx';
import { CharacterFace } from '../character-face.tsx';
import type { CastMember, NewStory } from './use-new-story.ts';

/** The order of the shelf: those that most stories need first. */
const ORDER: readonly CharacterRole[] = ['Hero', 'Sidekick', 'Mentor', 'Guardian', 'Villain', 'Antihero', 'Trickster'];

const roleOptions = (ageRange: AgeRange | null) =>
  ORDER.flatMap((role) => ROLE_CHOICES.filter(({ label }) => label === role)).map((choice) => ({
    value: choice.label,
    label: ageRange ? wordsFor(choice, ageRange) : choice.label,
  }));

interface CastRolesProps {
  cast: NewStory['cast'];
  ageRange: AgeRange | null;
  onRole: (characterId: string, role: CharacterRole) => void;
}

/** Which part each of the chosen characters plays in this story. */
export function CastRoles({ cast, ageRange, onRole }: CastRolesProps) {
  return (
    <Section title="Roles in this story">
      <div className="grid gap-6">
        {cast.members.map((member) => (
          <RoleRow key={member.id} member={member} ageRange={ageRange} onRole={(role) => onRole(member.id, role)} />
        ))}
        {cast.error && (
          <div className="grid justify-items-start gap-3">
            <p className="font-semibold">{cast.error.message}</p>
            <Button variant="line" icon="refresh" onClick={cast.retry}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
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
