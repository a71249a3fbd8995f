import type { Character } from '@talelantern/domain/characters/character';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Arch } from '../../ui/picture.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { CharacterFace } from '../character-face.tsx';
import { RestOfList } from '../more-of-list.tsx';
import { queryKeys } from '../query-keys.ts';
import { TryAgain } from '../try-again.tsx';
import { usePagedList, type PagedList } from '../use-paged-list.ts';
import { useServices } from '../use-services.ts';
import { DRAWN_FRIENDS } from './drawn-friends.ts';
import { FamilyFace } from './family-face.tsx';

interface PictureDialogProps {
  /** The picture now. */
  photoURL: string | null;
  /** Its first letter stands where there is none. */
  displayName: string;
  isSaving: boolean;
  onChoose: (photoURL: string | null) => void;
  onClose: () => void;
}

/** Who stands for the family: a friend drawn by us, or the portrait of one of its characters. There are no photos. */
export function PictureDialog({ photoURL, displayName, isSaving, onChoose, onClose }: PictureDialogProps) {
  const { characters } = useServices();
  const list = usePagedList(queryKeys.characterList, characters.list);
  const [chosen, setChosen] = useState(photoURL);
  return (
    <Dialog
      title="Choose a picture"
      onClose={onClose}
      actions={
        <>
          <Button busy={isSaving} busyLabel="Saving…" onClick={() => onChoose(chosen)}>
            Use this picture
          </Button>
          <Button variant="line" onClick={onClose}>
            Keep as it was
          </Button>
        </>
      }
    >
      <p>Who stands for your family? Only you see it.</p>
      <div className="mt-5 grid gap-5 text-ink">
        <TileGrid label="Friends" selection="radio" columns="friends">
          <ChoiceTile
            name="None"
            picture={<FamilyFace photoURL={null} displayName={displayName} />}
            chosen={chosen === null}
            onChoose={() => setChosen(null)}
          />
          {DRAWN_FRIENDS.map((friend) => (
            <ChoiceTile
              key={friend.photoURL}
              name={friend.name}
              picture={<Arch src={friend.photoURL} alt="" tint={friend.tint} />}
              chosen={chosen === friend.photoURL}
              onChoose={() => setChosen(friend.photoURL)}
            />
          ))}
        </TileGrid>
        <Portraits list={list} chosen={chosen} onChoose={setChosen} />
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
    return <p className="text-15 text-soft">The portraits of your characters can be chosen here, too.</p>;
  return (
    <>
      <TileGrid label="Your characters" selection="radio" columns="friends">
        {portraits.map(({ character, imageUrl }) => (
          <ChoiceTile
            key={character.id}
            name={character.name}
            picture={<CharacterFace character={character} decorative />}
            chosen={chosen === imageUrl}
            onChoose={() => onChoose(imageUrl)}
          />
        ))}
      </TileGrid>
      <RestOfList list={list} isSearching={false} found={portraits.length} nothing="" busyLabel="Looking…" />
    </>
  );
}
