import type { StoryCharacter } from '@talelantern/domain/stories/story';
import { notify } from '../../ui/notify.ts';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import { useServices } from '../use-services.ts';

export const IMAGE_FAILED = 'Failed to load image';

export const tellImageFailed = () => notify.failure(IMAGE_FAILED);

export type Faced = Pick<StoryCharacter, 'id' | 'name' | 'imageUrl'>;

interface CastFacesProps {
  cast: readonly Faced[];
  /** Portraits with the thin cream edge, for the foot of a cover. */
  frame?: 'plain' | 'cream' | undefined;
}

/** How many faces find room at the foot of a cover. */
const MOST_FACES = 4;

/** The cast's portraits side by side; who has none shows their first letter. */
export function CastFaces({ cast, frame = 'cream' }: CastFacesProps) {
  return cast.slice(0, MOST_FACES).map((character) => <Face key={character.id} character={character} frame={frame} />);
}

interface FaceProps {
  character: Faced;
  frame: 'plain' | 'cream';
  /** `face` for the tray of a phone; the width of its place otherwise. */
  size?: 'face' | 'fill' | undefined;
}

export function Face({ character, frame, size }: FaceProps) {
  const { pictures } = useServices();
  return (
    <LanternPane
      size={size}
      src={pictures.thumbnail(character.imageUrl)}
      // The name stands beside every face.
      alt=""
      frame={frame}
      onImageFailed={tellImageFailed}
    >
      <span className="font-display text-28">{character.name.slice(0, 1)}</span>
    </LanternPane>
  );
}
