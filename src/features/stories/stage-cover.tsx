import { storyTitle } from '@talelantern/domain/stories/story-title';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import { joinNames } from '@talelantern/domain/text/lists';
import { BlankCover, BookCover } from '../../ui/book-cover.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { CastFaces, type Faced } from './new-story/cast-faces.tsx';

export interface StageCoverProps {
  cast: readonly Faced[];
  theme: string | null;
  /** The landscape of the theme. */
  scene: string | null;
  ageRange: AgeRange | null;
  /** Of a story that has one already. */
  title?: string | undefined;
}

const workingTitle = (theme: string | null, names: readonly string[], ageRange: AgeRange | null): string =>
  theme === null ? `The story of ${joinNames(names)}` : storyTitle(theme, names.length > 0 ? names : ['…'], ageRange);

/** The cover that fills in while choosing. */
export function StageCover({ cast, theme, scene, ageRange, title }: StageCoverProps) {
  if (cast.length === 0 && theme === null)
    return <BlankCover title="Your story starts here" line="Pick someone and this cover begins to fill." />;
  const names = cast.map(({ name }) => name);
  return (
    <BookCover
      size="stage"
      title={title ?? workingTitle(theme, names, ageRange)}
      picture={scene}
      onImageFailed={tellImageFailed}
      faces={cast.length > 0 && <CastFaces cast={cast} />}
    />
  );
}
