import { passageOf } from '@talelantern/domain/stories/chapter-pictures';
import type { SceneSlot } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { Button } from '../../../ui/button.tsx';
import type { SceneControl } from '../../scenes/use-chapter-scenes.ts';
import { OnPicture, StoryArt } from '../story-art.tsx';

interface MissingPictureProps {
  story: Story;
  part: number;
  slot: SceneSlot;
  onChoose: SceneControl['choose'];
}

export function MissingPicture({ story, part, slot, onChoose }: MissingPictureProps) {
  const passage = passageOf(story, part, slot);
  return (
    <>
      <StoryArt story={story} />
      {passage && (
        <OnPicture>
          <Button
            icon="brush"
            onClick={() => onChoose({ part, position: passage.position, text: passage.passage, slot })}
          >
            Generate Image
          </Button>
        </OnPicture>
      )}
    </>
  );
}
