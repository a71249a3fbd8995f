import { wordsFor } from '@talelantern/domain/catalogues/choice';
import { LIMITS } from '@talelantern/domain/limits/limits';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { relationshipProblem, type RelationshipForm } from '@talelantern/domain/stories/relationship-form';
import { RELATIONSHIP_CHOICES } from '@talelantern/domain/stories/relationships';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../../ui/choice-tile.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CharacterFace } from '../../../shared/characters/character-face.tsx';
import { useFocusWhenShown } from '../../../shared/page/use-focus-when-shown.ts';
import type { CastMember } from './use-new-story.ts';

interface RelationshipFieldsProps {
  form: RelationshipForm;
  members: readonly CastMember[];
  ageRange: AgeRange | null;
  onChange: (form: RelationshipForm) => void;
  onAdd: () => void;
  onClose: () => void;
}

const typeOptions = (ageRange: AgeRange | null) =>
  RELATIONSHIP_CHOICES.map((choice) => ({
    value: choice.label,
    label: ageRange ? wordsFor(choice, ageRange) : choice.label,
  }));

/** Two faces to tap, the relationship, and an optional detail. With two characters, choosing one implies the other. */
export function RelationshipFields(props: RelationshipFieldsProps) {
  const { form, members, ageRange, onChange, onAdd, onClose } = props;
  const { fromCharacterId, toCharacterId, type, details } = form;
  const [wasTried, setTried] = useState(false);
  const panel = useFocusWhenShown('relationship');
  const problem = relationshipProblem(form);
  const errorOf = (field: 'characters' | 'type') => (wasTried && problem?.field === field ? problem.message : null);
  const nameOf = (wanted: string | null): string => members.find(({ id }) => id === wanted)?.name ?? '…';

  /** The character on the other side is deselected. */
  function chooseFrom(id: string): void {
    onChange({ ...form, fromCharacterId: id, toCharacterId: toCharacterId === id ? fromCharacterId : toCharacterId });
  }

  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label="A relationship"
      className="grid gap-5 rounded-card bg-well p-4 outline-none sm:p-5"
    >
      <Faces label="Who?" members={members} chosenId={fromCharacterId} onChoose={chooseFrom} />
      {(members.length > 2 || toCharacterId === null) && (
        <Faces
          label="And who else?"
          members={members.filter(({ id }) => id !== fromCharacterId)}
          chosenId={toCharacterId}
          onChoose={(id) => onChange({ ...form, toCharacterId: id })}
          error={errorOf('characters')}
        />
      )}
      <ChipGroup
        label={
          toCharacterId === null
            ? 'What are they to each other?'
            : `What is ${nameOf(fromCharacterId)} to ${nameOf(toCharacterId)}?`
        }
        size="small"
        options={typeOptions(ageRange)}
        value={type}
        onChange={(chosen) => onChange({ ...form, type: chosen })}
        error={errorOf('type')}
      />
      <TextField
        label="A detail"
        note="optional"
        value={details}
        onChange={(words) => onChange({ ...form, details: words })}
        placeholder="since the night of the big storm"
        maxLength={LIMITS.listEntry}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="line"
          icon="check"
          notReady={problem !== null}
          onNotReady={() => setTried(true)}
          onClick={onAdd}
        >
          Add relationship
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Never mind
        </Button>
      </div>
    </div>
  );
}

interface FacesProps {
  label: string;
  members: readonly CastMember[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  error?: string | null;
}

const Faces = ({ label, members, chosenId, onChoose, error }: FacesProps) => (
  <TileGrid label={label} selection="radio" layout="faces" error={error}>
    {members.map((member) => (
      <ChoiceTile
        key={member.id}
        name={member.name}
        picture={<CharacterFace character={member} />}
        chosen={member.id === chosenId}
        onChoose={() => onChoose(member.id)}
      />
    ))}
  </TileGrid>
);
