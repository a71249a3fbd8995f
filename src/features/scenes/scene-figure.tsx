import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { MoreMenu, type MenuAct } from '../../ui/more-menu.tsx';
import { Plate } from '../../ui/picture.tsx';
import { PlacePlate } from '../../ui/place-plate.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { sceneWords } from '../scene-words.ts';
import { useServices } from '../use-services.ts';

interface SceneFigureProps {
  scene: SceneImage;
  isCover: boolean;
  onAgain: () => void;
  onCover: () => void;
  onDelete: () => void;
}

/** A picture of the story at its text, with what can be done about it. */
export function SceneFigure({ scene, isCover, onAgain, onCover, onDelete }: SceneFigureProps) {
  const { pictures } = useServices();
  const [isAsking, setAsking] = useState(false);
  const acts: MenuAct[] = [
    ...(scene.textSelection.trim() === ''
      ? []
      : [{ label: 'Make it again', icon: 'refresh', onPress: onAgain } as const]),
    ...(isCover ? [] : [{ label: 'Make it the cover', icon: 'star', onPress: onCover } as const]),
    { label: 'Delete', icon: 'bin', onPress: () => setAsking(true) },
  ];
  return (
    <SceneFrame
      picture={<ScenePlate address={scene.imageUrl} alt={sceneWords(scene)} />}
      caption={
        <>
          {isCover && (
            <span className="flex items-center gap-2">
              <Icon name="star" size="small" />
              On the cover
            </span>
          )}
          <span className="ml-auto">
            <MoreMenu label="More about this picture" acts={acts} />
          </span>
        </>
      }
    >
      {isAsking && (
        <DeleteItemDialog
          name="it"
          title="Take this picture out?"
          picture={<PlacePlate src={pictures.thumbnail(scene.imageUrl)} alt="" onImageFailed={tellImageFailed} />}
          onKeep={() => setAsking(false)}
          onDelete={() => {
            setAsking(false);
            onDelete();
          }}
        >
          The picture will be deleted. The words stay as they are.
        </DeleteItemDialog>
      )}
    </SceneFrame>
  );
}

interface SceneFrameProps {
  picture: ReactNode;
  /** Beneath the picture: always as high, so that nothing moves when it changes. */
  caption: ReactNode;
  children?: ReactNode;
}

/** A picture of 3:2 within the text. */
export function SceneFrame({ picture, caption, children }: SceneFrameProps) {
  return (
    <figure className="my-8 font-ui text-17 leading-ui">
      {picture}
      <figcaption className="mt-2 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 text-15 text-soft">
        {caption}
      </figcaption>
      {children}
    </figure>
  );
}

/** A stored picture; an empty frame where its address is not ours. */
export function ScenePlate({ address, alt }: { address: string; alt: string }) {
  const { pictures } = useServices();
  const shown = pictures.full(address);
  return shown === null ? (
    <span className="plate on-night" style={{ aspectRatio: '3/2' }} />
  ) : (
    <Plate src={shown} alt={alt} position="50% 35%" onImageFailed={tellImageFailed} />
  );
}
