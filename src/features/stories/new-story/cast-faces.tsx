import type { StoryCharacter } from '@talelantern/domain/stories/story';
import { CharacterFace } from '../../character-face.tsx';

export type Faced = Pick<StoryCharacter, 'id' | 'name' | 'imageUrl'>;

/** How many faces find room at the foot of a cover. */
const MOST_FACES = 4;

/** The cast's portraits side by side, for the foot of a cover or picture; their names stand beside it. */
export function CastFaces({ cast }: { cast: readonly Faced[] }) {
  return cast
    .slice(0, MOST_FACES)
    .map((character) => <CharacterFace key={character.id} character={character} frame="cream" decorative />);
}
