import { PARTS } from './hero.tsx';
import { Icon, LANDSCAPE_RATIO, Picture } from './parts.tsx';
import { LEAVES, STORY_TITLE } from './sample-story.ts';

const WIDTHS = [480, 800, 1200] as const;
const SIZES = '(width >= 62.5rem) 600px, 100vw';

const leafId = (index: number): string => `leaf-${index + 1}`;

/** A way to a neighbouring leaf: a link within the page, which the script turns without moving the page. */
function Turn({ to, label, icon }: { to: number; label: string; icon: 'arrow-left' | 'arrow-right' }) {
  return (
    <a className="turn" href={`#${leafId(to)}`} data-turn={to} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}

/** Four lanterns, lit chapter by chapter. */
function LanternString({ lit }: { lit: number }) {
  return (
    <span className="string" aria-hidden="true">
      {LEAVES.map(({ picture }, index) => (
        <i key={picture} className={index <= lit ? 'lit' : undefined} />
      ))}
    </span>
  );
}

/** A book of the product to leaf through, by finger, wheel, keyboard or its arrows. */
export function StoryBook() {
  return (
    <section className="wrap book-stand" id={PARTS.story} aria-label={`A sample to leaf through: ${STORY_TITLE}`}>
      {/* It scrolls, so the keyboard must be able to. */}
      <div className="leaves" tabIndex={0} role="group" aria-label="Pages, side by side">
        {LEAVES.map(({ chapter, picture, alt, paragraphs }, index) => (
          <article key={picture} className="leaf" id={leafId(index)}>
            <div className="art">
              <Picture name={picture} alt={alt} widths={WIDTHS} sizes={SIZES} ratio={LANDSCAPE_RATIO} />
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
                {index > 0 && <Turn to={index - 1} label="Page back" icon="arrow-left" />}
                {index < LEAVES.length - 1 && <Turn to={index + 1} label="Turn the page" icon="arrow-right" />}
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
