import { isLastPhase } from '@talelantern/domain/stories/phases';
import { PARENTS, readingPositionOf, type Story } from '@talelantern/domain/stories/story';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { continuePath, readPath } from '../../../config/item-paths.ts';
import { StoryEnding } from '../../../shared/chapters/story-ending.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CHAPTER_PARAM, chapterName, WRITTEN_WITH_AI } from '../../../shared/chapters/chapter-copy.ts';
import { useChapterPictures } from '../../../shared/chapters/use-chapter-pictures.ts';
import { useChildren } from '../../../shared/family/use-children.ts';
import { useChapterScenes } from '../../scenes/use-chapter-scenes.ts';
import { ChapterBody } from './chapter-body.tsx';
import { ApprovedChapter, useChapterAccess, type ChapterAccess } from './approved-chapter.tsx';
import { ChapterApproval } from './chapter-approval.tsx';
import { EndingArt } from '../shelf/cover-art.tsx';
import { RewriteDialog, RewriteNote } from './rewrite-dialog.tsx';
import { StoryLocations } from '../../../shared/locations/story-locations.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { StoryArt } from '../story-art.tsx';
import { StoryActions } from './story-actions.tsx';
import { LeafPicture } from './leaf-picture.tsx';
import { StoryLayout, StoryLeaf } from './story-leaf.tsx';
import { StoryScene } from './story-scene.tsx';
import { CastRail, ChapterRail } from './story-book-rail.tsx';
import { TalkAboutIt } from './talk-about-it.tsx';
import { useTopOfChapter } from './use-top-of-chapter.ts';
import { WhoIsItFor } from './who-is-it-for.tsx';
import { useRewrite, type ParagraphPosition } from './use-rewrite.ts';

/** A finished story opens at the parents' reading position or its beginning; another one at its newest chapter. */
function defaultChapter(story: Story): number {
  const last = story.previousParts.length - 1;
  return isLastPhase(story.currentPhase) ? Math.min(readingPositionOf(story, PARENTS)?.part ?? 0, last) : last;
}

function useOpenChapter(story: Story, initial: number): number {
  const [params] = useSearchParams();
  const requestedPart = Number(params.get(CHAPTER_PARAM)) - 1;
  const last = story.previousParts.length - 1;
  return Number.isInteger(requestedPart) && requestedPart >= 0 && requestedPart <= last ? requestedPart : initial;
}

interface StoryBookProps {
  story: Story;
  /** The chapter that opens if the URL has none. */
  opensAt?: number | undefined;
  renderPlay?: (part: number) => ReactNode;
  /** Further actions, as icons. */
  actions?: ReactNode;
  renderListening?: (part: number) => ReactNode;
}

export function StoryBook({ story, opensAt, renderPlay, actions, renderListening }: StoryBookProps) {
  // Read once, so that reading in another tab does not change the chapter here.
  const [initial] = useState(() => opensAt ?? defaultChapter(story));
  const openChapter = useOpenChapter(story, initial);
  useTopOfChapter(openChapter);
  const [rewritePosition, setRewritePosition] = useState<ParagraphPosition | null>(null);
  const rewrite = useRewrite(story, rewritePosition !== null);
  const hasChildren = useChildren().length > 0;
  const rail = <ChapterRail written={story.previousParts.length} open={openChapter} />;
  return (
    <>
      {rewritePosition === null && <RewriteNote control={rewrite} onOpen={setRewritePosition} />}
      <StoryLayout
        leaf={
          <OpenLeaf
            key={openChapter}
            story={story}
            index={openChapter}
            chapters={rail}
            actions={actions}
            play={renderPlay?.(openChapter)}
            listening={renderListening?.(openChapter)}
            onRewrite={setRewritePosition}
          />
        }
        rail={
          <>
            {rail}
            <CastRail cast={story.characters} />
            <WhoIsItFor story={story} />
            <StoryLocations locations={story.locations} />
          </>
        }
        below={
          (hasChildren || story.locations.length > 0) && (
            <div className="grid gap-6">
              <WhoIsItFor story={story} />
              <StoryLocations locations={story.locations} />
            </div>
          )
        }
      />
      {rewritePosition !== null && (
        <RewriteDialog
          story={story}
          position={rewritePosition}
          control={rewrite}
          onClose={() => setRewritePosition(null)}
        />
      )}
    </>
  );
}

interface OpenLeafProps {
  story: Story;
  index: number;
  chapters: ReactNode;
  actions: ReactNode;
  play: ReactNode;
  listening: ReactNode;
  onRewrite: (position: ParagraphPosition) => void;
}

function OpenLeaf({ story, index, chapters, actions, play, listening, onRewrite }: OpenLeafProps) {
  const sceneControl = useChapterScenes(story, index);
  const pictureStateOf = useChapterPictures(story);
  const access = useChapterAccess(story, index);
  const opening = sceneControl.pictures.find(({ slot }) => slot === 'opening');
  const more = (
    <>
      <ReadLink story={story} part={index} />
      {actions}
    </>
  );
  return (
    <StoryLeaf
      title={story.title}
      bookTitle={story.bookTitle}
      index={index}
      picture={
        access === 'closed' ? (
          <StoryArt story={story} />
        ) : (
          access === 'open' && <LeafPicture story={story} index={index} control={sceneControl} />
        )
      }
      chapters={chapters}
      actions={
        <StoryActions story={story} more={more}>
          {play}
        </StoryActions>
      }
      end={
        access !== 'unknown' &&
        (index === story.previousParts.length - 1 ? (
          <WhatComesNext story={story} access={access} />
        ) : (
          <NextChapterLink to={index + 1} />
        ))
      }
    >
      <ApprovedChapter access={access}>
        <div ref={keepFocus} className="mx-auto max-w-[640px]">
          {opening && <StoryScene story={story} picture={opening} sceneControl={sceneControl} isShownAbove />}
          <ChapterApproval story={story} part={index} />
        </div>
        <ChapterBody
          story={story}
          part={index}
          sceneControl={sceneControl}
          closing={pictureStateOf(index, 'closing')}
          onRewrite={onRewrite}
        />
        <div className="mx-auto mt-8 max-w-[640px]">{listening}</div>
        <TalkAboutIt story={story} part={index} />
        {!isEnd(story, index) && <p className="mx-auto mt-6 max-w-[640px] text-15 text-soft">{WRITTEN_WITH_AI}</p>}
      </ApprovedChapter>
    </StoryLeaf>
  );
}

const isEnd = ({ currentPhase, previousParts }: Story, part: number): boolean =>
  isLastPhase(currentPhase) && part === previousParts.length - 1;

const ReadLink = ({ story, part }: { story: Story; part: number }) => (
  <AppLink
    to={`${readPath(story.id)}?${CHAPTER_PARAM}=${part + 1}`}
    className="icon-btn"
    aria-label="Read"
    title="Read"
  >
    <Icon name="book-open" size="medium" />
  </AppLink>
);

const nextBoxClasses =
  'mx-5 mb-8 flex flex-wrap items-center justify-between gap-5 rounded-button bg-well p-[min(1.5rem,6.2vw)] md:mx-16 md:mb-12';

const NextChapterLink = ({ to }: { to: number }) => (
  <div className={nextBoxClasses}>
    <p className="font-display text-22 font-semibold">The story goes on.</p>
    <LinkButton to={`?${CHAPTER_PARAM}=${to + 1}`} size="big" icon="book-open">
      Read {chapterName(to).toLowerCase()}
    </LinkButton>
  </div>
);

function WhatComesNext({ story, access }: { story: Story; access: ChapterAccess }) {
  if (isLastPhase(story.currentPhase))
    return (
      <div className="on-night bg-night-900 px-5 py-10 md:px-16">
        <StoryEnding
          story={story}
          picture={access === 'open' ? <EndingArt story={story} /> : <StoryArt story={story} />}
        >
          <LinkButton to={`?${CHAPTER_PARAM}=1`} icon="refresh">
            Read again
          </LinkButton>
          <LinkButton to={PATHS.create} variant="line" icon="sparkle">
            A new story
          </LinkButton>
          <LinkButton to={PATHS.stories} variant="quiet">
            My stories
          </LinkButton>
        </StoryEnding>
      </div>
    );
  return (
    <div className={nextBoxClasses}>
      <p className="font-display text-22 font-semibold">What happens next?</p>
      <LinkButton to={continuePath(story.id)} size="big" icon="sparkle">
        Continue
      </LinkButton>
    </div>
  );
}
