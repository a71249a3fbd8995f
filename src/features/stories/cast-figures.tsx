import type { StoryCharacter } from '@talelantern/domain/stories/story';
import { friendArt } from '../../shared/characters/friends.ts';
import { figureFor } from '../../shared/characters/kind-figures.ts';

export type CastMember = Pick<StoryCharacter, 'id' | 'name' | 'type' | 'imageUrl'>;

const MAX_FIGURES = 4;

/**
 * The cast as cut-out figures of their kinds, standing on the ground of a landscape; never portraits, which have their
 * own light and frame. Decorative: the names are printed next to them. Every second one faces the other way.
 */
export const CastFigures = ({ cast }: { cast: readonly CastMember[] }) =>
  cast
    .slice(0, MAX_FIGURES)
    .map((character, index) => (
      <img
        key={character.id}
        src={friendArt(character)?.figure ?? figureFor(character.type)}
        alt=""
        draggable={false}
        className={index % 2 === 1 ? 'cast-figure -scale-x-100' : 'cast-figure'}
      />
    ));
