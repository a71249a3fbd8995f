import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { sceneWords } from '../scene-words.ts';
import { useServices } from '../use-services.ts';

interface ReaderArtProps {
  scenes: readonly SceneImage[];
  /** What stands for a story without scenes; it fills its box. */
  cover: ReactNode;
}

/** The pictures beside a page. */
export function ReaderArt({ scenes, cover }: ReaderArtProps) {
  const { pictures } = useServices();
  const shown = scenes.flatMap((scene) => {
    const address = pictures.full(scene.imageUrl);
    return address === null ? [] : [{ scene, address }];
  });
  return (
    <div className="reader-art on-night">
      {shown.length === 0 ? (
        <div className="reader-plate">{cover}</div>
      ) : (
        shown.map(({ scene, address }) => (
          <div key={scene.id} className="reader-plate">
            <Picture src={address} alt={sceneWords(scene)} eager position="50% 35%" onImageFailed={tellImageFailed} />
          </div>
        ))
      )}
    </div>
  );
}
