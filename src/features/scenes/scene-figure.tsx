import { LIMITS } from '@talelantern/domain/limits/limits';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { useState, type ReactNode } from 'react';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreMenu, type MenuAction } from '../../ui/more-menu.tsx';
import { Plate } from '../../ui/picture.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { LandscapePlate } from '../../ui/lantern-pane.tsx';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { sceneAlt } from '../../shared/chapters/chapter-copy.ts';
import { useStoredText } from '../../shared/drafts/use-stored-text.ts';
import { useServices } from '../../shared/services/use-services.ts';

interface SceneFigureProps {
  scene: SceneImage;
  isShownAbove: boolean;
  isCover: boolean;
  onRegenerate: () => void;
  onCover: () => void;
  /** `onSaved` is called once the description is stored; the typed text stays until then. */
  onDescribe: (description: string, onSaved: () => void) => void;
  isSaving: boolean;
  onDelete: () => void;
}

export function SceneFigure(props: SceneFigureProps) {
  const { scene, isShownAbove, isCover, onRegenerate, onCover, onDescribe, isSaving, onDelete } = props;
  const { pictureUrls } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [isDescribing, setDescribing] = useState(false);
  const actions: MenuAction[] = [
    ...(scene.textSelection.trim() === ''
      ? []
      : [{ label: 'Paint again', icon: 'refresh', onClick: onRegenerate } as const]),
    ...(isCover ? [] : [{ label: 'Make it the cover', icon: 'star', onClick: onCover } as const]),
    { label: 'Describe it', icon: 'pencil', onClick: () => setDescribing(true) },
    { label: 'Delete', icon: 'bin', onClick: () => setAsking(true) },
  ];
  return (
    <SceneFrame
      picture={!isShownAbove && <ScenePlate url={scene.imageUrl} alt={sceneAlt(scene)} />}
      caption={
        <>
          {isCover && (
            <span className={classNames('flex items-center gap-2', isShownAbove && 'ml-auto')}>
              <Icon name="star" size="small" />
              <span className={isShownAbove ? 'max-[24rem]:sr-only' : undefined}>On the cover</span>
            </span>
          )}
          <span className={isShownAbove && isCover ? undefined : 'ml-auto'}>
            <MoreMenu label="More about this picture" actions={actions} />
          </span>
        </>
      }
    >
      {isDescribing && (
        <DescribePicture scene={scene} onClose={() => setDescribing(false)} isSaving={isSaving} onSave={onDescribe} />
      )}
      {isAsking && (
        <DeleteItemDialog
          name="it"
          title="Remove this picture?"
          picture={<LandscapePlate src={pictureUrls.thumbnail(scene.imageUrl)} alt="" />}
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

interface DescribePictureProps {
  scene: SceneImage;
  isSaving: boolean;
  onSave: SceneFigureProps['onDescribe'];
  onClose: () => void;
}

function DescribePicture({ scene, isSaving, onSave, onClose }: DescribePictureProps) {
  const { uid } = useServices();
  const [draft, setDraft] = useStoredText(PAGE_STORAGE_KEYS.sceneDraft(uid, scene.imageUrl));
  const [description, setDescription] = useState(draft || (scene.alt ?? ''));
  function change(typed: string): void {
    setDescription(typed);
    setDraft(typed);
  }
  function forget(): void {
    setDraft('');
    onClose();
  }
  return (
    <Dialog
      title="What does this picture show?"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={forget}>
            Cancel
          </Button>
          <Button busy={isSaving} busyLabel="Saving…" onClick={() => onSave(description.trim(), forget)}>
            Save
          </Button>
        </>
      }
    >
      {/* Repeated here, because the dialog may cover the picture on the page. */}
      <div className="mb-4 w-[min(100%,50svh)]">
        <ScenePlate url={scene.imageUrl} alt="" />
      </div>
      <TextAreaField
        label="In a sentence"
        hint="It’s read aloud to people who can’t see the picture."
        rows={3}
        maxLength={LIMITS.sceneAlt}
        value={description}
        readOnly={isSaving}
        onChange={change}
      />
    </Dialog>
  );
}

interface SceneFrameProps {
  picture: ReactNode;
  /** Has a fixed minimum height, so that nothing moves when its content changes. */
  caption: ReactNode;
  children?: ReactNode;
}

/** Without a picture, at the end of the heading's line: the margin equals its height, so that no text moves. */
const BESIDE_HEADING = '-mt-4 min-[20rem]:-mt-13 min-[20rem]:[&>figcaption]:mt-0';

export const SceneFrame = ({ picture, caption, children }: SceneFrameProps) => (
  <figure className={classNames('font-ui text-17 leading-ui', picture ? 'my-8' : BESIDE_HEADING)}>
    {picture}
    <figcaption className="mt-2 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 text-15 text-soft">
      {caption}
    </figcaption>
    {children}
  </figure>
);

export function ScenePlate({ url, alt }: { url: string; alt: string }) {
  const { pictureUrls } = useServices();
  const src = pictureUrls.full(url);
  return src === null ? (
    <span className="plate on-night" style={{ aspectRatio: '3/2' }} />
  ) : (
    <Plate src={src} preview={pictureUrls.thumbnail(url)} alt={alt} position="50% 35%" />
  );
}
