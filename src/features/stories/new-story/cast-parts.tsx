import { ROLE_CHOICES, type CharacterRole } from '@talelantern/domain/characters/roles';
import { CharacterFace } from '../../../shared/characters/character-face.tsx';
import { TryAgain } from '../../../shared/notifications/try-again.tsx';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { Section } from '../../../ui/sheet.tsx';
import { CastRelationships, optionsFor } from './cast-relationships.tsx';
import type { CastMember, NewStory } from './use-new-story.ts';

export function CastParts({ newStory }: { newStory: NewStory }) {
  const { draft, change, cast, shownProblem } = newStory;
  return (
    <Section title={cast.members.length > 1 ? 'Roles and relationships' : 'Roles in this story'}>
      <div className="grid gap-6">
        {cast.members.map((member) => (
          <CastRole key={member.id} member={member} newStory={newStory} />
        ))}
        {cast.error && <TryAgain message={cast.error.message} onRetry={cast.retry} />}
        <CastRelationships members={cast.members} draft={draft} change={change} shownProblem={shownProblem} />
      </div>
    </Section>
  );
}

/** Display order: the roles that most stories need first. */
const ROLE_ORDER: readonly CharacterRole[] = [
  'Hero',
  'Sidekick',
  'Mentor',
  'Guardian',
  'Villain',
  'Antihero',
  'Trickster',
];

const ORDERED_ROLES = ROLE_ORDER.flatMap((role) => ROLE_CHOICES.filter(({ label }) => label === role));

const CastRole = ({ member, newStory: { draft, change } }: { member: CastMember; newStory: NewStory }) => (
  <div className="grid grid-cols-[52px_minmax(0,1fr)] items-center gap-4 md:grid-cols-[64px_minmax(0,1fr)]">
    <span aria-hidden="true" className="self-start md:self-center">
      <CharacterFace character={member} />
    </span>
    <div className="min-w-0 wrap-anywhere">
      <ChipGroup
        label={`${member.name} is the`}
        size="small"
        options={optionsFor(ORDERED_ROLES, draft.ageRange)}
        value={member.role}
        onChange={(role) => change({ type: 'role', characterId: member.id, role })}
      />
    </div>
  </div>
);
