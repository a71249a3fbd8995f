import type { Character } from '@talelantern/domain/characters/character';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { CharacterCreator } from '../features/characters/character-creator.tsx';
import { CharacterGallery } from '../features/characters/character-gallery.tsx';
import { StoredCharacter } from '../features/characters/stored-character.tsx';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { queryKeys } from '../features/query-keys.ts';

const NEW = 'new';
const EDIT = 'edit';

/** The wall of characters; `?new` and `?edit=<id>` open the creator, so that Back and a reload do what is expected. */
export function CharactersPage() {
  const [parameters, setParameters] = useSearchParams();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const editedId = parameters.get(EDIT);

  const showWall = () => setParameters({});
  /** Saving leads to the story maker, which opens the creator at the portrait (architecture §3). */
  const goToStory = ({ id }: Character) => void navigate(PATHS.create, { state: { characterId: id }, replace: true });

  function open(character: Character) {
    queryClient.setQueryData(queryKeys.character(character.id), character);
    setParameters({ [EDIT]: character.id });
  }

  if (parameters.has(NEW))
    return (
      <FamilyPage title="New character">
        <CharacterCreator mode="create" placement="page" onSaved={goToStory} onClose={showWall} />
      </FamilyPage>
    );
  if (editedId !== null)
    return (
      <FamilyPage title="Character" light="left">
        <StoredCharacter id={editedId} onBack={showWall}>
          {(character) => (
            <CharacterCreator
              key={character.id}
              mode="edit"
              placement="page"
              character={character}
              onSaved={() => undefined}
              onClose={showWall}
            />
          )}
        </StoredCharacter>
      </FamilyPage>
    );
  return (
    <FamilyPage title="Characters">
      <CharacterGallery onNew={() => setParameters({ [NEW]: '' })} onOpen={open} />
    </FamilyPage>
  );
}
