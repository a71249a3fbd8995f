import type { ChildForm } from '@talelantern/domain/audience/child-form';
import { useId, useState } from 'react';
import { FRIEND_CHARACTERS } from '../../shared/characters/friends.ts';
import { ChildFace } from '../../shared/family/child-face.tsx';
import { useFaceCharacter } from '../../shared/family/use-face-character.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { usePagedList } from '../../shared/query/use-paged-list.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Icon } from '../../ui/icon.tsx';

interface FaceChoiceProps extends Pick<ChildForm, 'nickname' | 'face'> {
  onChange: (face: string | null) => void;
}

/** As many as fit into two rows on a phone. */
const MAX_FACES = 9;

/** A child's avatar: the initial letter, a ready-made friend, or a character of the family that has a portrait. */
export function FaceChoice({ nickname, face, onChange }: FaceChoiceProps) {
  const { characters } = useServices();
  const { items } = usePagedList(queryKeys.characterList, characters.list);
  const name = useId();
  // The child's current face stays among the choices, even if many characters are newer or its character has no portrait.
  const [initialFace] = useState(face);
  const initialCharacter = useFaceCharacter(initialFace);
  const ownCharacters = [
    ...(initialCharacter ? [initialCharacter] : []),
    ...items.filter(({ id, imageUrl }) => imageUrl !== null && id !== initialFace),
  ];
  // Omits ready-made friends that the family has already stored as characters.
  const friends = FRIEND_CHARACTERS.filter(
    (friend) =>
      friend.id === initialFace ||
      !ownCharacters.some(({ name: ownName, type }) => ownName === friend.name && type === friend.type),
  );
  const faces: readonly { id: string | null; label: string }[] = [
    { id: null, label: 'The first letter' },
    ...[...friends, ...ownCharacters].slice(0, MAX_FACES).map((character) => ({
      id: character.id,
      label: character.name,
    })),
  ];
  return (
    <ChoiceGroup
      label="A face"
      note="if you like"
      selection="radio"
      hint="So they know their books at a glance."
      className="flex flex-wrap gap-3.5 py-1"
    >
      {faces.map(({ id, label }) => (
        <label
          key={id}
          title={label}
          className="group relative cursor-pointer rounded-full ring-lantern-500 ring-offset-3 ring-offset-paper-50 outline-offset-6 has-checked:ring-4 has-focus-visible:outline-3 has-focus-visible:outline-(--on-focus)"
        >
          <input
            type="radio"
            name={name}
            aria-label={label}
            className="sr-only"
            checked={face === id}
            onChange={() => onChange(id)}
          />
          <ChildFace child={{ nickname: nickname || '?', face: id }} size="large" />
          <span className="absolute -right-1.5 -bottom-1.5 hidden size-7 place-items-center rounded-full bg-lantern-400 text-ink group-has-checked:grid">
            <Icon name="check" size="small" />
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
