import { coverTitle } from '@talelantern/domain/stories/cover-title';
import { storyTitle } from '@talelantern/domain/stories/story-title';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { joinNames } from '@talelantern/domain/text/lists';
import { BlankCover, BookCover } from '../../ui/book-cover.tsx';
import { notifyImageFailed } from '../../shared/notifications/image-failure.ts';
import { CharacterFace } from '../../shared/characters/character-face.tsx';
import { CastFigures, MAX_FIGURES, type CastMember } from './cast-figures.tsx';

export interface StageCoverProps {
  cast: readonly CastMember[];
  theme: string | null;
  scene: string | null;
  ageRange: AgeRange | null;
  title?: string | undefined;
}

const workingTitle = (theme: string | null, names: readonly string[], ageRange: AgeRange | null): string =>
  theme === null ? `The story of ${joinNames(names)}` : storyTitle(theme, names.length > 0 ? names : ['…'], ageRange);

/** The cover preview of the generator. */
export function StageCover({ cast, theme, scene, ageRange, title }: StageCoverProps) {
  if (cast.length === 0) return <BlankCover title="Your story starts here" line="Pick a friend and they step in." />;
  const names = cast.map(({ name }) => name);
  return (
    <BookCover
      size="stage"
      title={coverTitle(title ?? workingTitle(theme, names, ageRange), names)}
      picture={scene}
      onImageFailed={notifyImageFailed}
      faces={<CastOnCover cast={cast} />}
    />
  );
}

/** The painted members of the cast in their portraits, the others as figures of their kinds. */
const CastOnCover = ({ cast }: Pick<StageCoverProps, 'cast'>) =>
  cast
    .slice(0, MAX_FIGURES)
    .map((member) =>
      member.imageUrl === null ? (
        <CastFigures key={member.id} cast={[member]} />
      ) : (
        <CharacterFace key={member.id} character={member} frame="cream" decorative />
      ),
    );
