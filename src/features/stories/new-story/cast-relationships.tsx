import { wordsFor, wordsForLabel, type Choice } from '@talelantern/domain/catalogues/choice';
import { LIMITS } from '@talelantern/domain/limits/limits';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import {
  type Relationship,
  RELATIONSHIP_CHOICES,
  type RelationshipType,
} from '@talelantern/domain/stories/relationships';
import {
  relationshipProblem,
  toRelationship,
  withoutRelationship,
  withRelationship,
  type RelationshipForm,
} from '@talelantern/domain/stories/relationship-form';
import { useRef, useState } from 'react';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { useFocusWhenShown } from '../../../shared/page/use-focus-when-shown.ts';
import { useOnChange } from '../../../shared/page/use-on-change.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../../ui/choice-tile.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CharacterFace } from '../../../shared/characters/character-face.tsx';
import { SECTION_IDS, type CastMember, type NewStory } from './use-new-story.ts';

interface CastRelationshipsProps extends Pick<NewStory, 'draft' | 'change' | 'shownProblem'> {
  members: readonly CastMember[];
}

/** Two characters form only one pair, so the pair is preselected. */
const proposeForm = (members: readonly CastMember[]): RelationshipForm => ({
  fromCharacterId: members[0]?.id ?? null,
  toCharacterId: members.length === 2 ? (members[1]?.id ?? null) : null,
  type: null,
  details: '',
});

export function CastRelationships({ members, draft, change, shownProblem }: CastRelationshipsProps) {
  const { ageRange, relationships, openRelationship: form } = draft;
  const addButton = useRef<HTMLButtonElement>(null);
  // Returns the focus to the button, unless the user has moved it elsewhere.
  useOnChange(form === null, () => !form && document.activeElement === document.body && addButton.current?.focus());
  if (members.length < 2) return null;

  const open = (openRelationship: RelationshipForm | null) => change({ type: 'set', choices: { openRelationship } });
  const replaceAll = (changed: readonly Relationship[]) =>
    change({ type: 'set', choices: { relationships: changed, openRelationship: null } });
  const newRelationship = form && toRelationship(form);
  // The story gets the one in the form even before it is added.
  const others = newRelationship ? withoutRelationship(relationships, newRelationship) : relationships;
  function handleAdd(): void {
    if (newRelationship) replaceAll(withRelationship(relationships, newRelationship));
  }

  return (
    <div ref={keepFocus} className="grid gap-4">
      {relationships.length > 0 && (
        <ul aria-label="Relationships" className="grid gap-3">
          {relationships.map((relationship) => (
            <RelationshipItem
              key={`${relationship.fromCharacterId} ${relationship.toCharacterId}`}
              relationship={relationship}
              members={members}
              ageRange={ageRange}
              isReplaced={!others.includes(relationship)}
              onRemove={() => replaceAll(withoutRelationship(relationships, relationship))}
            />
          ))}
        </ul>
      )}
      {form ? (
        <RelationshipFields
          form={form}
          members={members}
          ageRange={ageRange}
          isAskedFor={shownProblem?.field === 'relationships'}
          onChange={open}
          onAdd={handleAdd}
          onClose={() => open(null)}
        />
      ) : (
        relationships.length < LIMITS.listEntries && (
          <Button
            ref={addButton}
            variant="line"
            icon="plus"
            className="justify-self-start max-sm:w-full"
            onClick={() => open(proposeForm(members))}
          >
            Add a relationship
          </Button>
        )
      )}
    </div>
  );
}

interface RelationshipItemProps {
  members: readonly CastMember[];
  ageRange: AgeRange | null;
  relationship: Relationship;
  isReplaced: boolean;
  onRemove: () => void;
}

/** 'Ember is Pip’s Protector' between their faces; renders nothing until both are loaded. */
function RelationshipItem({ relationship, members, ageRange, isReplaced, onRemove }: RelationshipItemProps) {
  const { fromCharacterId, toCharacterId, type, details } = relationship;
  const fromMember = members.find(({ id }) => id === fromCharacterId);
  const toMember = members.find(({ id }) => id === toCharacterId);
  if (!fromMember || !toMember) return null;
  const label = ageRange ? wordsForLabel(RELATIONSHIP_CHOICES, type, ageRange) : type;
  const Words = isReplaced ? 'del' : 'span';
  return (
    <li className="flex items-center gap-3 rounded-card border-2 border-paper-200 bg-paper-0 py-2 pr-1 pl-3">
      <CharacterFace character={fromMember} size="face" />
      <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <Words>
          <b className="font-semibold">{fromMember.name}</b> is {toMember.name}’s{' '}
          <b className="font-semibold text-accent">{label}</b>
          {details !== '' && <span className="block text-15 text-soft">“{details}”</span>}
        </Words>
      </p>
      <CharacterFace character={toMember} size="face" />
      <IconButton icon="close" label={`Remove: ${fromMember.name} is ${toMember.name}’s ${label}`} onClick={onRemove} />
    </li>
  );
}

interface RelationshipFieldsProps {
  form: RelationshipForm;
  members: readonly CastMember[];
  ageRange: AgeRange | null;
  /** Whether the story cannot be generated until it is complete. */
  isAskedFor: boolean;
  onChange: (form: RelationshipForm) => void;
  onAdd: () => void;
  onClose: () => void;
}

type Labeled<Label> = Choice & { label: Label };

export const optionsFor = <Label extends string>(choices: readonly Labeled<Label>[], ageRange: AgeRange | null) =>
  choices.map((choice) => ({ value: choice.label, label: ageRange ? wordsFor(choice, ageRange) : choice.label }));

/** What children know best comes first; the others follow in the order of the catalogue. */
const FIRST: readonly RelationshipType[] = ['Friend', 'Family', 'Sibling', 'Twin', 'Cousin', 'Parent', 'Child'];

const ORDERED_CHOICES = [
  ...FIRST.flatMap((type) => RELATIONSHIP_CHOICES.filter(({ label }) => label === type)),
  ...RELATIONSHIP_CHOICES.filter(({ label }) => !FIRST.includes(label)),
];

/** Two faces to tap, the relationship, and an optional detail. With two characters, choosing one implies the other. */
function RelationshipFields(props: RelationshipFieldsProps) {
  const { form, members, ageRange, isAskedFor, onChange, onAdd, onClose } = props;
  const { fromCharacterId, toCharacterId, type, details } = form;
  const [wasTried, setTried] = useState(false);
  const panel = useFocusWhenShown('relationship');
  const problem = relationshipProblem(form);
  const errorOf = (field: 'characters' | 'type') =>
    (wasTried || isAskedFor) && problem?.field === field ? problem.message : null;
  const nameOf = (memberId: string | null): string => members.find(({ id }) => id === memberId)?.name ?? '…';

  /** Deselects the character that was chosen on the other side. */
  function chooseFrom(id: string): void {
    onChange({ ...form, fromCharacterId: id, toCharacterId: toCharacterId === id ? fromCharacterId : toCharacterId });
  }

  return (
    <div
      ref={panel}
      id={SECTION_IDS.relationships}
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
        options={optionsFor(ORDERED_CHOICES, ageRange)}
        value={type}
        onChange={(chosen) => onChange({ ...form, type: chosen })}
        error={errorOf('type')}
      />
      <TextField
        label="A detail"
        note="optional"
        value={details}
        onChange={(value) => onChange({ ...form, details: value })}
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
