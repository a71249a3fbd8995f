import { LIMITS } from '@talelantern/domain/limits/limits';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

interface DescribePictureProps {
  scene: SceneImage;
  /** Shown above the field: the dialog may cover the picture on the page. */
  picture: ReactNode;
  isSaving: boolean;
  onSave: (words: string) => void;
  onClose: () => void;
}

export function DescribePicture({ scene, picture, isSaving, onSave, onClose }: DescribePictureProps) {
  const [words, setWords] = useState(scene.alt ?? '');
  return (
    <Dialog
      title="What does this picture show?"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isSaving} busyLabel="Saving…" onClick={() => onSave(words.trim())}>
            Save
          </Button>
        </>
      }
    >
      <div className="mb-4 w-[min(100%,50svh)]">{picture}</div>
      <TextAreaField
        label="In a sentence"
        hint="It’s read aloud to people who can’t see the picture."
        rows={3}
        maxLength={LIMITS.sceneAlt}
        value={words}
        readOnly={isSaving}
        onChange={setWords}
      />
    </Dialog>
  );
}
