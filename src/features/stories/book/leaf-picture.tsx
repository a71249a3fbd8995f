import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { Story } from '@talelantern/domain/stories/story';
import { sceneAlt } from '../../../shared/chapters/chapter-copy.ts';
import { useChapterPictures } from '../../../shared/chapters/use-chapter-pictures.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { SceneControl } from '../../scenes/use-chapter-scenes.ts';
import { CoverArt } from '../shelf/cover-art.tsx';
import { PicturePlaceholder, StoryArt } from '../story-art.tsx';
import { useChapterAccess } from './approved-chapter.tsx';
import { MissingPicture } from './missing-picture.tsx';

/** Ready-made art replaces a cover whose scene is in this chapter's text, or in a chapter that waits for approval. */
export function LeafPicture({ story, index, control }: { story: Story; index: number; control: SceneControl }) {
  const { pictureUrls } = useServices();
  const openingState = useChapterPictures(story)(index, 'opening');
  const scene = control.pictures.find(({ slot }) => slot === 'opening')?.scene;
  const coverPart = coverScene(story)?.part ?? null;
  const coverAccess = useChapterAccess(story, coverPart ?? index);
  const url = scene ? pictureUrls.full(scene.imageUrl) : null;
  if (scene && url !== null) {
    const preview = pictureUrls.thumbnail(scene.imageUrl);
    return <Picture src={url} preview={preview} alt={sceneAlt(scene)} eager position="50% 35%" />;
  }
  if (openingState === 'generating') return <PicturePlaceholder story={story} />;
  if (openingState === 'missing')
    return <MissingPicture story={story} part={index} slot="opening" onChoose={control.choose} />;
  return coverPart === index || coverAccess !== 'open' ? <StoryArt story={story} /> : <CoverArt story={story} />;
}
