import type { Character } from '@talelantern/domain/characters/character';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { CharacterFace } from '../shared/characters/character-face.tsx';
import { CharacterCreator } from '../features/characters/character-creator.tsx';
import { CharacterGallery } from '../features/characters/character-gallery.tsx';
import { CharacterView } from '../features/characters/character-view.tsx';
import { useItemInUrl } from '../features/items/use-item-in-url.ts';
import { StoredCharacter } from '../features/items/stored-items.tsx';
import { useCharacter } from '../features/characters/use-characters.ts';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { focusMain } from '../ui/main-focus.ts';
import { useOnChange } from '../shared/page/use-on-change.ts';
import { queryKeys } from '../shared/query/query-keys.ts';
import { scrollToTop } from '../ui/scroll-to-top.ts';
import { ShareDialog } from '../features/share-dialog/share-dialog.tsx';

const NEW = 'new';
const VIEW_PARAM = 'view';
const EDIT_PARAM = 'edit';

/** `/characters`. `?new`, `?view=<id>` and `?edit=<id>` say what is open, so that Back and reload work. */
export function CharactersPage() {
  const [parameters, open] = useItemInUrl();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const viewedId = parameters.get(VIEW_PARAM);
  const editedId = parameters.get(EDIT_PARAM);
  const isNew = parameters.has(NEW);
  const isList = !isNew && viewedId === null && editedId === null;
  // On return to the gallery, focuses it instead of the character that was closed.
  useOnChange(isList, () => isList && focusMain());

  function showGallery() {
    scrollToTop();
    open({});
  }
  const goToCreate = ({ id }: Character) => void navigate(PATHS.create, { state: { characterId: id }, replace: true });

  const show = (how: typeof VIEW_PARAM | typeof EDIT_PARAM) => (character: Character) => {
    queryClient.setQueryData(queryKeys.character(character.id), character);
    open({ [how]: character.id });
  };

  if (isNew)
    return (
      <FamilyPage title="New character">
        <CharacterCreator
          mode="create"
          placement="page"
          onSaved={(saved, isShown) => isShown && goToCreate(saved)}
          onClose={showGallery}
        />
      </FamilyPage>
    );
  if (editedId !== null)
    return (
      <FamilyPage title="Character" light="left">
        <StoredCharacter id={editedId} onBack={showGallery}>
          {(character) => (
            <CharacterCreator
              key={character.id}
              mode="edit"
              placement="page"
              character={character}
              onSaved={() => undefined}
              onClose={showGallery}
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
              onNew={() => open({ [NEW]: '' })}
              onView={show(VIEW_PARAM)}
              onEdit={show(EDIT_PARAM)}
              onShare={share}
            />
          </FamilyPage>
        ) : (
          <FamilyPage title="Character" light="left">
            <StoredCharacter id={viewedId} onBack={showGallery}>
              {(character) => (
                <CharacterView
                  character={character}
                  onBack={showGallery}
                  onEdit={() => show(EDIT_PARAM)(character)}
                  onShare={() => share(character)}
                  onCreateStory={() => void navigate(PATHS.create, { state: { joiningId: character.id } })}
                />
              )}
            </StoredCharacter>
          </FamilyPage>
        )
      }
    </WithSharing>
  );
}

/** The share dialog of a character. Going back to the creator unmounts it, and it does not reopen. */
function WithSharing({ children }: { children: (share: (character: Character) => void) => ReactNode }) {
  const queryClient = useQueryClient();
  const [sharedId, setSharedId] = useState<string | null>(null);
  const { item: shared } = useCharacter(sharedId);

  function share(character: Character) {
    queryClient.setQueryData(queryKeys.character(character.id), character);
    setSharedId(character.id);
  }

  return (
    <>
      {children(share)}
      {shared && (
        <ShareDialog
          item={{ contentType: 'character', id: shared.id }}
          name={shared.name}
          picture={<CharacterFace character={shared} size="small" frame="cream" />}
          onClose={() => setSharedId(null)}
        />
      )}
    </>
  );
}
