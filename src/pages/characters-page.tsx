import type { Character } from '@talelantern/domain/characters/character';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { CharacterFace } from '../features/character-face.tsx';
import { CharacterCreator } from '../features/characters/character-creator.tsx';
import { CharacterGallery } from '../features/characters/character-gallery.tsx';
import { CharacterView } from '../features/characters/character-view.tsx';
import { StoredCharacter } from '../features/characters/stored-character.tsx';
import { useCharacter } from '../features/characters/use-character.ts';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { queryKeys } from '../features/query-keys.ts';
import { ShareDialog } from '../features/sharing/share-dialog.tsx';

const NEW = 'new';
const VIEW = 'view';
const EDIT = 'edit';

/**
 * The wall of characters; `?new`, `?view=<id>` and `?edit=<id>` show the creator or one of them, so that Back and a
 * reload do what is expected.
 */
export function CharactersPage() {
  const [parameters, setParameters] = useSearchParams();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const viewedId = parameters.get(VIEW);
  const editedId = parameters.get(EDIT);

  const showWall = () => setParameters({});
  /** Saving leads to the story maker, which opens the creator at the portrait (architecture §3). */
  const goToStory = ({ id }: Character) => void navigate(PATHS.create, { state: { characterId: id }, replace: true });

  const show = (how: typeof VIEW | typeof EDIT) => (character: Character) => {
    queryClient.setQueryData(queryKeys.character(character.id), character);
    setParameters({ [how]: character.id });
  };

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
    <WithSharing>
      {(share) =>
        viewedId === null ? (
          <FamilyPage title="Characters">
            <CharacterGallery
              onNew={() => setParameters({ [NEW]: '' })}
              onView={show(VIEW)}
              onEdit={show(EDIT)}
              onShare={share}
            />
          </FamilyPage>
        ) : (
          <FamilyPage title="Character" light="left">
            <StoredCharacter id={viewedId} onBack={showWall}>
              {(character) => (
                <CharacterView
                  character={character}
                  onBack={showWall}
                  onEdit={() => show(EDIT)(character)}
                  onShare={() => share(character)}
                  onTell={() => void navigate(PATHS.create, { state: { joiningId: character.id } })}
                />
              )}
            </StoredCharacter>
          </FamilyPage>
        )
      }
    </WithSharing>
  );
}

/** Opens the question of sharing above what is shown. */
function WithSharing({ children }: { children: (share: (character: Character) => void) => ReactNode }) {
  const [sharedId, setSharedId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const { character: shared } = useCharacter(sharedId);
  function share(character: Character) {
    queryClient.setQueryData(queryKeys.character(character.id), character);
    setSharedId(character.id);
  }
  return (
    <>
      {children(share)}
      {shared && (
        <ShareDialog
          item={{ contentType: 'character', id: shared.id, sharing: shared.sharing }}
          name={shared.name}
          picture={<CharacterFace character={shared} size="small" frame="cream" decorative />}
          onClose={() => setSharedId(null)}
        />
      )}
    </>
  );
}
