import type { Story } from '@talelantern/domain/stories/story';
import { Picture } from '../../ui/picture.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { CastFaces } from './new-story/cast-faces.tsx';
import { themeScene } from './theme-art.ts';

/** The picture of a story that has no scenes yet: its theme's landscape with the cast standing before it. */
export function StoryArt({ story }: { story: Pick<Story, 'theme' | 'characters'> }) {
  return (
    <>
      <Picture src={themeScene(story.theme)} alt="" eager position="50% 80%" onImageFailed={tellImageFailed} />
      <div className="absolute inset-x-4 bottom-4 flex items-end justify-center gap-3 md:bottom-8 md:gap-5 [&>*]:w-full [&>*]:max-w-28 md:[&>*]:max-w-36">
        <CastFaces cast={story.characters} />
      </div>
    </>
  );
}
