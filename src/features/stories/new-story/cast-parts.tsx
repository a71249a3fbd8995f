import { Section } from '../../../ui/sheet.tsx';
import { TryAgain } from '../../try-again.tsx';
import { CastRelationships } from './cast-relationships.tsx';
import { CastRoles } from './cast-roles.tsx';
import type { NewStory } from './use-new-story.ts';

/** Which part each of the chosen characters plays, and how they belong together. */
export function CastParts({ newStory }: { newStory: NewStory }) {
  const { draft, change, cast } = newStory;
  return (
    <Section title={cast.members.length > 1 ? 'Roles and relationships' : 'Roles in this story'}>
      <div className="grid gap-6">
        <CastRoles
          members={cast.members}
          ageRange={draft.ageRange}
          onRole={(characterId, role) => change({ type: 'role', characterId, role })}
        />
        {cast.error && <TryAgain message={cast.error.message} onRetry={cast.retry} />}
        <CastRelationships
          members={cast.members}
          ageRange={draft.ageRange}
          relationships={draft.relationships}
          form={draft.openRelationship}
          onForm={(openRelationship) => change({ type: 'set', choices: { openRelationship } })}
          onRelationships={(relationships) =>
            change({ type: 'set', choices: { relationships, openRelationship: null } })
          }
        />
      </div>
    </Section>
  );
}
