import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { StoryCharacter } from '@talelantern/domain/stories/story';
import { AppLink } from '../../../ui/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Lantern } from '../../../ui/lantern.tsx';
import { CharacterFace } from '../../../shared/characters/character-face.tsx';
import { chapterName, phaseName, CHAPTER_PARAM } from '../../../shared/chapters/chapter-copy.ts';

const row =
  'grid min-h-16 justify-items-center gap-1 rounded-button px-1 py-2 text-center text-13 no-underline max-[22.5rem]:px-0.5 lg:grid-cols-[34px_1fr] lg:items-center lg:justify-items-start lg:gap-4 lg:px-3 lg:text-left lg:text-17';

interface ChapterRailProps {
  /** The number of chapters that can be opened. */
  written: number;
  open: number;
  /** Whether the open chapter is being written: no other chapter can be opened then. */
  isWriting?: boolean;
}

export const ChapterRail = ({ written, open, isWriting = false }: ChapterRailProps) => (
  <nav aria-label="Chapters">
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1 max-[22.5rem]:grid-cols-[repeat(4,auto)] lg:grid-cols-1">
      {STORY_PHASES.map((phase, index) => (
        <li key={phase}>
          {index < written && !isWriting ? (
            <AppLink
              to={`?${CHAPTER_PARAM}=${index + 1}`}
              aria-current={index === open ? 'true' : undefined}
              className={classNames(row, 'text-text', index === open && 'bg-well font-semibold')}
            >
              <Lantern lit className="h-9 text-(--on-string)" />
              <ChapterLabel name={phaseName(phase)} line={chapterName(index)} />
            </AppLink>
          ) : (
            <span className={classNames(row, index === open ? 'font-semibold' : 'text-soft')}>
              <Lantern
                lit={index <= open && isWriting}
                className={classNames('h-9 text-(--on-string)', index === open && 'animate-breathe')}
              />
              <ChapterLabel name={phaseName(phase)} line={unwrittenCopy(index, open, isWriting)} />
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

function unwrittenCopy(index: number, open: number, isWriting: boolean): string {
  if (!isWriting || index > open) return 'Not written yet';
  return index === open ? 'Being written' : chapterName(index);
}

const ChapterLabel = ({ name, line }: { name: string; line: string }) => (
  <span>
    {name}
    <small className="sr-only text-15 font-normal text-soft lg:not-sr-only lg:block">
      <span className="sr-only">, </span>
      {line}
    </small>
  </span>
);

export const CastRail = ({ cast }: { cast: readonly StoryCharacter[] }) => (
  <section aria-label="In this story">
    <h2 className="mb-3 text-22">In this story</h2>
    <ul className="flex flex-wrap gap-3">
      {cast.map((character) => (
        <li key={character.id} className="w-21 text-center">
          <CharacterFace character={character} />
          <b dir="auto" className="family-name mt-1 block text-15">
            {character.name}
          </b>
        </li>
      ))}
    </ul>
  </section>
);
