import { isLastPhase } from '@talelantern/domain/stories/phases';
import { readPath, storyPath } from '../../../config/paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { BookSpread } from '../../../ui/book-spread.tsx';
import { LanternString } from '../../../ui/lantern-string.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { chapterSteps } from '../../chapter-words.ts';
import { CoverArt } from './cover-art.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { StoryFacts } from './story-facts.tsx';
import { StoryMenu, type ShelvedStory } from './story-shelf-cover.tsx';

/** The most recent story, open in a pool of light. */
export function OpenStory({ story, childName, onDelete }: ShelvedStory) {
  return (
    <BookSpread binding="light" art={<CoverArt story={story} />}>
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold text-accent">Left open</p>
        <span className="-mr-3 flex">
          <FavoriteButton story={story} />
          <StoryMenu story={story} onDelete={onDelete} />
        </span>
      </div>
      <h2 className="line-clamp-4 pb-[0.08em] text-36 text-balance wrap-anywhere">
        <AppLink to={storyPath(story.id)} className="no-underline hover:underline">
          {story.title}
        </AppLink>
      </h2>
      <p className="text-15 text-soft wrap-anywhere">
        <StoryFacts story={story} childName={childName} time={story.updatedAt ?? story.createdAt} />
      </p>
      <LanternString label="Chapters" steps={chapterSteps(story.previousParts.length)} />
      <div className="flex gap-3 [&>*]:grow [&>*]:px-4">
        <LinkButton to={readPath(story.id)} size="big" icon="book-open" className="basis-40">
          {isLastPhase(story.currentPhase) ? 'Read again' : 'Read on'}
        </LinkButton>
        <LinkButton to={storyPath(story.id)} size="big" variant="line">
          Chapters
        </LinkButton>
      </div>
    </BookSpread>
  );
}
