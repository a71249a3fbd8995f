import { PATHS } from '../config/paths.ts';
import { PLANS } from '@talelantern/domain/plans/plans';
import { Lantern } from '../ui/lantern.tsx';
import { Icon, StartLink } from './parts.tsx';

export const PARTS = { story: 'story', how: 'how', prices: 'prices', questions: 'questions' } as const;

export const Brand = () => (
  <a className="wordmark" href={PATHS.home}>
    <Lantern lit />
    Talelantern
  </a>
);

export const TopBar = () => (
  <header className="wrap bar on-night">
    <Brand />
    <nav aria-label="Main">
      <a href={`#${PARTS.how}`}>How it works</a>
      <a href={`#${PARTS.prices}`}>Prices</a>
      <a href={`#${PARTS.questions}`}>Questions</a>
      <a href={PATHS.login}>Sign in</a>
    </nav>
  </header>
);

const HangingLantern = () => (
  <>
    <div className="cone" />
    <svg className="hang" viewBox="0 0 110 190" aria-hidden="true">
      <radialGradient id="glow" cy=".6">
        <stop stopColor="#fffdf0" />
        <stop offset=".35" stopColor="#ffe09a" />
        <stop offset="1" stopColor="#f2a32b" />
      </radialGradient>
      <path d="M55 0v58" stroke="#c9a25a" strokeWidth="3" />
      <circle cx="55" cy="66" r="10" fill="none" stroke="#e3bd74" strokeWidth="4" />
      <path d="M38 92c2-12 10-16 17-16s15 4 17 16Z" fill="#b5823a" />
      <path d="M24 164v-40a31 31 0 0 1 62 0v40Z" fill="url(#glow)" stroke="#b5823a" strokeWidth="5" />
      <path d="M55 96v68M24 134h62" stroke="#b5823a" strokeWidth="3" opacity=".55" />
      <path d="M55 106c3 17 7 21 22 25-15 4-19 8-22 25-3-17-7-21-22-25 15-4 19-8 22-25Z" fill="#fffaf0" />
      <path d="M18 164h74l-6 16H24ZM30 180h50v6H30z" fill="#b5823a" />
    </svg>
  </>
);

const [freeStories = '', freeCharacters = ''] = PLANS.free.features;

/** @param sampleShare the share that a visitor can open; if null, only the excerpt on this page is offered */
export const Hero = ({ sampleShare }: { sampleShare: string | null }) => (
  <>
    <HangingLantern />
    <div className="wrap head">
      <h1>Tonight’s story has your dragon in it</h1>
      <p className="lead">
        Make heroes and hiding places with your child. Talelantern turns them into a four-chapter picture book you can
        read aloud or listen to.
      </p>
      <div className="ctas">
        <StartLink className="btn-primary btn-big">Start your first story</StartLink>
        <a
          className="btn btn-quiet"
          href={sampleShare ? PATHS.sharedStory.replace(':shareId', sampleShare) : `#${PARTS.story}`}
        >
          <Icon name="book-open" />
          {sampleShare ? 'Read or hear a sample' : 'Read a sample'}
        </a>
      </div>
      <p className="calm">
        Free to begin: {freeStories}, {freeCharacters}.
      </p>
    </div>
  </>
);
