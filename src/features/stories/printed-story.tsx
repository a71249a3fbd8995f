import { directionOf } from '@talelantern/domain/text/direction';
import { readablePart } from '@talelantern/domain/stories/approval';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { paragraphIndexAt, paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { placeScenes } from '@talelantern/domain/stories/scene-positions';
import type { Story } from '@talelantern/domain/stories/story';
import { PAPER_STYLES } from '@talelantern/domain/web/paper-styles';
import { Fragment, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { chapterName, sceneAlt, waitingSentence, WRITTEN_WITH_AI } from '../../shared/chapters/chapter-copy.ts';
import { usePreferences } from '../../shared/family/use-preferences.ts';
import { PAPER_CLASS, pictureSizeOnPaper, useLoadForPaper, useNeedsPaper } from '../../shared/page/use-printing.ts';
import { useServices } from '../../shared/services/use-services.ts';
import './printed-story.css';

/**
 * The printed form of a story, with pictures, up to the chapter that its viewer may read. Replaces the page on paper;
 * not shown on the screen. `isPrepared`: pictures are loaded for it beforehand, as for a page without a button that
 * prints.
 */
export function PrintedStory({ story, isPrepared = true }: { story: Story; isPrepared?: boolean }) {
  const { preferences } = usePreferences();
  const { pictureUrls } = useServices();
  const urlOf = pictureUrls[isPrepared ? pictureSizeOnPaper() : 'full'];
  const needsPaper = useNeedsPaper();
  const readable = preferences && readablePart(story, preferences.showFirst);
  const scenes = (isPrepared && readable?.sceneImages) || [];
  useLoadForPaper(scenes.flatMap(({ imageUrl }) => urlOf(imageUrl) ?? []));
  return needsPaper && readable !== null && <Paper story={readable} urlOf={urlOf} />;
}

/** While this class is set, the style sheet hides the rest of the page in print. */
const BODY_CLASS = 'prints-story';

interface PaperProps {
  story: Story;
  urlOf: (stored: string | null) => string | null;
}

function Paper({ story, urlOf }: PaperProps) {
  useLayoutEffect(() => {
    document.body.classList.add(BODY_CLASS);
    return () => document.body.classList.remove(BODY_CLASS);
  }, []);
  return createPortal(
    <article className={`${PAPER_CLASS} paper`}>
      <style>{PAPER_STYLES}</style>
      <h1 dir={directionOf(bookTitleOf(story))}>{bookTitleOf(story)}</h1>
      {story.previousParts.length === 0 && <p>{waitingSentence(0)}</p>}
      {story.previousParts.map((chapter, part) => (
        <PrintedChapter key={part} story={story} urlOf={urlOf} chapter={chapter} part={part} />
      ))}
      {story.previousParts.length === STORY_PHASES.length && <p className="printed-end">The end. Sleep well.</p>}
      <p>{WRITTEN_WITH_AI}</p>
    </article>,
    document.body,
  );
}

function PrintedChapter({ story, urlOf, chapter, part }: PaperProps & { chapter: string; part: number }) {
  const spans = paragraphSpans(chapter);
  const scenes = placeScenes(story, part);
  const picturesAt = (index: number) =>
    scenes
      .filter(({ offset }) => paragraphIndexAt(spans, offset) === index)
      .flatMap(({ scene }) => {
        const url = urlOf(scene.imageUrl);
        return url === null ? [] : [{ scene, url }];
      });
  return (
    <section>
      <h2>{chapterName(part)}</h2>
      <div className="paper-text">
        {spans.map(({ start, end }, index) => (
          <Fragment key={start}>
            <p dir={directionOf(chapter.slice(start, end))}>{chapter.slice(start, end).trim()}</p>
            {picturesAt(index).map(({ scene, url }) => (
              <div key={scene.id} className="paper-picture">
                <img src={url} alt={sceneAlt(scene)} />
              </div>
            ))}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
