import { coverTitle } from '@talelantern/domain/stories/cover-title';
import { storyTitle } from '@talelantern/domain/stories/story-title';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { joinNames } from '@talelantern/domain/text/lists';
import { BlankCover, BookCover } from '../../ui/book-cover.tsx';
import { CastFigures, type CastMember } from './cast-figures.tsx';

export interface StageCoverProps {
  cast: readonly CastMember[];
  theme: string | null;
  scene: string | null;
  ageRange: AgeRange | null;
  title?: string | undefined;
}

const workingTitle = (theme: string | null, names: readonly string[], ageRange: AgeRange | null): string =>
  theme === null ? `The story of ${joinNames(names)}` : storyTitle(theme, names.length > 0 ? names : ['…'], ageRange);

/** A portrait may differ from the figure of its type: an alchemist girl from a bearded wizard. */
const hasNoPortrait = ({ imageUrl }: CastMember): boolean => imageUrl === null;

export function StageCover({ cast, theme, scene, ageRange, title }: StageCoverProps) {
  if (cast.length === 0) return <BlankCover title="Your story starts here" line="Pick a friend and they step in." />;
  const names = cast.map(({ name }) => name);
  return (
    <BookCover
      size="stage"
      title={coverTitle(title ?? workingTitle(theme, names, ageRange), names)}
      picture={scene}
      faces={<CastFigures cast={cast.filter(hasNoPortrait)} />}
    />
  );
}
