import type { Character } from '@talelantern/domain/characters/character';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Arch } from '../../ui/picture.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { CharacterFace } from '../../shared/characters/character-face.tsx';
import { RestOfList } from '../../shared/query/more-of-list.tsx';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { usePagedList, type PagedList } from '../../shared/query/use-paged-list.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { ILLUSTRATIONS, FamilyFace } from './family-face.tsx';

interface PictureDialogProps {
  photoURL: string | null;
  displayName: string;
  isSaving: boolean;
  onChoose: (photoURL: string | null) => void;
  onClose: () => void;
}

export function PictureDialog({ photoURL, displayName, isSaving, onChoose, onClose }: PictureDialogProps) {
  const { characters } = useServices();
  const list = usePagedList(queryKeys.characterList, characters.list);
  const [chosenURL, setChosenURL] = useState(photoURL);
  return (
    <Dialog
      title="Choose a picture"
      onClose={onClose}
      actions={
        <>
          <Button busy={isSaving} busyLabel="Saving…" onClick={() => onChoose(chosenURL)}>
            Use this picture
          </Button>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>Pick a picture for your family. Other families don’t see it.</p>
      <div className="mt-5 grid gap-5 text-ink">
        <TileGrid label="Friends" selection="radio" layout="friends">
          <ChoiceTile
            name="None"
            picture={<FamilyFace photoURL={null} displayName={displayName} />}
            chosen={chosenURL === null}
            onChoose={() => setChosenURL(null)}
          />
          {ILLUSTRATIONS.map((friend) => (
            <ChoiceTile
              key={friend.photoURL}
              name={friend.name}
              picture={<Arch src={friend.photoURL} alt="" tint={friend.tint} />}
              chosen={chosenURL === friend.photoURL}
              onChoose={() => setChosenURL(friend.photoURL)}
            />
          ))}
        </TileGrid>
        <Portraits list={list} chosen={chosenURL} onChoose={setChosenURL} />
      </div>
    </Dialog>
  );
}

interface PortraitsProps {
  list: PagedList<Character>;
  chosen: string | null;
  onChoose: (photoURL: string) => void;
}

function Portraits({ list, chosen, onChoose }: PortraitsProps) {
  const portraits = list.items.flatMap((character) =>
    character.imageUrl === null ? [] : [{ character, imageUrl: character.imageUrl }],
  );
  if (list.isPending) return <Skeletons shape="cast" count={3} label="Loading your characters" />;
  if (list.error && list.items.length === 0) return <TryAgain message={list.error.message} onRetry={list.retry} />;
  if (portraits.length === 0 && !list.hasMore)
    return <p className="text-15 text-soft">You can choose your characters’ portraits here too.</p>;
  return (
    <>
      <TileGrid label="Your characters" selection="radio" layout="friends">
        {portraits.map(({ character, imageUrl }) => (
          <ChoiceTile
            key={character.id}
            name={character.name}
            picture={<CharacterFace character={character} />}
            chosen={chosen === imageUrl}
            onChoose={() => onChoose(imageUrl)}
          />
        ))}
      </TileGrid>
      <RestOfList list={list} isSearching={false} found={portraits.length} nothing="" busyLabel="Loading…" />
    </>
  );
}
