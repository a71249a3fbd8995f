import type { StoryCharacter } from '@talelantern/domain/stories/story';
import { friendArt } from '../../shared/characters/friends.ts';
import { figureFor } from '../../shared/characters/kind-figures.ts';
import { Figures } from './landscape-art.tsx';

export type CastMember = Pick<StoryCharacter, 'id' | 'name' | 'type' | 'imageUrl'>;

const MAX_FIGURES = 4;

export const figuresOf = (cast: readonly CastMember[]): string[] =>
  cast.slice(0, MAX_FIGURES).map((character) => friendArt(character)?.figure ?? figureFor(character.type));

/** Never portraits, which have their own light and frame. Decorative: the names are printed next to them. */
export const CastFigures = ({ cast }: { cast: readonly CastMember[] }) => <Figures figures={figuresOf(cast)} />;
