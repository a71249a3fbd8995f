import type { ReactNode } from 'react';
import { PARTS } from './hero.tsx';
import { LANDSCAPE_RATIO, Picture, PORTRAIT_RATIO, PORTRAIT_WIDTHS } from './parts.tsx';
import { STORY_TITLE } from './sample-story.ts';

const Step = ({
  number,
  title,
  picture,
  children,
}: {
  number: number;
  title: string;
  picture: ReactNode;
  children: string;
}) => (
  <li>
    <div className="pic">{picture}</div>
    <h3>
      <span className="n">{number}</span>
      {title}
    </h3>
    <p>{children}</p>
  </li>
);

const portrait = (name: string) => (
  <span className="pane">
    <Picture name={name} alt="" widths={PORTRAIT_WIDTHS} sizes="200px" ratio={PORTRAIT_RATIO} />
  </span>
);

export const HowItWorks = () => (
  <section className="how on-paper" id={PARTS.how}>
    <div className="wrap">
      <h2>From “what if” to “the end”</h2>
      <ol className="steps">
        <Step
          number={1}
          title="Make someone"
          picture={
            <div className="duo">
              {portrait('lyra')}
              {portrait('hoot')}
            </div>
          }
        >
          Pick a kind of creature, two traits and a power. Then watch the portrait being painted.
        </Step>
        <Step
          number={2}
          title="Find a place"
          picture={
            <div className="place">
              <Picture name="loc-wood" alt="" widths={[400, 720]} sizes="360px" ratio={LANDSCAPE_RATIO} />
            </div>
          }
        >
          A mushroom wood, an island in the sky. Say who lives there and what is hidden.
        </Step>
        <Step
          number={3}
          title="Grow the tale"
          picture={
            <div className="volume">
              <Picture name="scene-4" alt="" widths={[480, 800]} sizes="360px" ratio={LANDSCAPE_RATIO} />
              <span>{STORY_TITLE}</span>
            </div>
          }
        >
          Choose a theme and an age. Four chapters arrive one by one, and you can add pictures and a voice.
        </Step>
      </ol>
    </div>
  </section>
);
