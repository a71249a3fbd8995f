import { PARTS } from './hero.tsx';
import { Icon, LANDSCAPE_RATIO, Picture } from './parts.tsx';
import { SAMPLE_PAGES, STORY_TITLE } from './sample-story.ts';

const PICTURE_WIDTHS = [480, 800, 1200] as const;
const SIZES = '(width >= 62.5rem) 600px, 100vw';

const pageId = (index: number): string => `leaf-${index + 1}`;

const PageTurnLink = ({ to, label, icon }: { to: number; label: string; icon: 'arrow-left' | 'arrow-right' }) => (
  <a className="turn" href={`#${pageId(to)}`} data-turn={to} aria-label={label}>
    <Icon name={icon} />
  </a>
);

const LanternString = ({ lit }: { lit: number }) => (
  <span className="string" aria-hidden="true">
    {SAMPLE_PAGES.map(({ picture }, index) => (
      <i key={picture} className={index <= lit ? 'lit' : undefined} />
    ))}
  </span>
);

export const StoryBook = () => (
  <section className="wrap book-stand" id={PARTS.story} aria-label={`A sample story: ${STORY_TITLE}`}>
    {/* Focusable, because keyboard users must be able to scroll it. */}
    <div className="leaves" tabIndex={0} role="group" aria-label="Pages, side by side">
      {SAMPLE_PAGES.map(({ chapter, picture, alt, paragraphs }, index) => (
        <article key={picture} className="leaf" id={pageId(index)}>
          <div className="art">
            <Picture name={picture} alt={alt} widths={PICTURE_WIDTHS} sizes={SIZES} ratio={LANDSCAPE_RATIO} />
          </div>
          <div className="text">
            <p className="eyebrow">
              Chapter {index + 1} · {chapter}
            </p>
            {index === 0 && <h2>{STORY_TITLE}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="read">
                {paragraph}
              </p>
            ))}
            <p className="leaf-foot">
              <LanternString lit={index} />
              {index > 0 && <PageTurnLink to={index - 1} label="Previous page" icon="arrow-left" />}
              {index < SAMPLE_PAGES.length - 1 && <PageTurnLink to={index + 1} label="Next page" icon="arrow-right" />}
            </p>
          </div>
        </article>
      ))}
    </div>
  </section>
);
