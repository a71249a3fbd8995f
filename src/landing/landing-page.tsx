import { AGE_RANGE_CHOICES } from '@talelantern/domain/audience/ages';
import { PLANS } from '@talelantern/domain/plans/plans';
import { Blurbs } from './blurbs.tsx';
import { TopBar, Brand, Hero, PARTS } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Ornament, Picture, PORTRAIT_RATIO, PORTRAIT_WIDTHS, Shapes, StartLink } from './parts.tsx';
import { Prices } from './prices.tsx';
import { StoryBook } from './story-book.tsx';
import { FOOTER_LINKS } from '../features/navigation/links.ts';
import { PATHS } from '../config/paths.ts';

const Ridge = ({ className }: { className: string }) => (
  <svg className={`ridge ${className}`} viewBox="0 0 1280 70" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 46C240-10 470 74 720 38S1120 8 1280 44v26H0Z" />
  </svg>
);

export const LandingPage = ({ sampleShare }: { sampleShare: string | null }) => (
  <>
    <Shapes />
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <TopBar />
    <main id="main" tabIndex={-1}>
      <div className="sky on-night">
        <Hero sampleShare={sampleShare} />
        <StoryBook />
        <svg className="hills" viewBox="0 0 1280 220" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 90c150-70 330-60 520 0s420 60 760-30v130H0Z" fill="#18245f" />
          <path d="M0 150c230-80 420-40 640-10s420 20 640-50v130H0Z" fill="#fcf5e6" />
        </svg>
      </div>
      <HowItWorks />
      <Blurbs />
      <Ridge className="to-night" />
      <SampleCharacters />
      <Ridge className="to-paper" />
      <Prices />
      <Questions />
      <Ridge className="to-deep-night" />
      <Closing />
    </main>
    <Footer />
  </>
);

const Closing = () => (
  <section className="last on-night">
    <div className="wrap">
      <h2>Who will we meet tonight?</h2>
      <StartLink className="btn-primary btn-big">Start your first story</StartLink>
      <div className="trio">
        <Ornament src="/art/cut-pip.webp" width={275} height={420} />
        <Ornament src="/art/cut-ember.webp" width={378} height={420} />
        <Ornament src="/art/cut-hoot.webp" width={244} height={420} />
      </div>
    </div>
  </section>
);

const Footer = () => (
  <footer className="foot on-night">
    <div className="wrap">
      <Brand />
      <nav aria-label="Footer">
        {FOOTER_LINKS.map(({ label, to }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  </footer>
);

const SAMPLE_CHARACTERS = [
  { name: 'Ember', picture: 'ember', line: 'Brave fire dragon' },
  { name: 'Marigold', picture: 'marigold', line: 'Curious flower fairy' },
  { name: 'Bolt', picture: 'bolt', line: 'Gentle helper robot' },
  { name: 'Wren', picture: 'wren', line: 'Stubborn young knight' },
] as const;

const SampleCharacters = () => (
  <section className="cast on-night">
    <div className="wrap">
      <h2>Four friends someone made up</h2>
      <p className="lead">A kind, two traits, a favorite color. Anyone your child can imagine can join the story.</p>
      <ul className="row">
        {SAMPLE_CHARACTERS.map(({ name, picture, line }) => (
          <li key={name}>
            <span className="pane">
              <Picture
                name={picture}
                alt=""
                widths={PORTRAIT_WIDTHS}
                sizes="(width >= 47.5rem) 260px, 45vw"
                ratio={PORTRAIT_RATIO}
              />
            </span>
            <h3>{name}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <StartLink className="btn-line btn-big">Make your own</StartLink>
    </div>
  </section>
);

const ages = AGE_RANGE_CHOICES.map(({ id, line }) => `${id} (${line})`).join(', ');

const QUESTIONS = [
  {
    question: 'Which ages is it for?',
    answer: `There are four: ${ages}. The account is yours; your children are profiles in it, without a photo or a birthday.`,
  },
  {
    question: 'Who writes and paints?',
    answer:
      'An AI, from what your family chooses. Everything that goes in and comes out is checked to be suitable for children before anyone sees it, and every story says it was made with AI.',
  },
  {
    question: 'Will it frighten my child?',
    answer:
      'Tell us what to leave out, like spiders or storms: we ask for stories and pictures without it, and check them. No check is perfect, so if you like, read every chapter first.',
  },
  {
    question: 'Who can see our stories?',
    answer:
      'No other family. A shared link shows one story under a pen name, asks search engines to stay away, and can be taken back at any time.',
  },
  {
    question: 'What’s included in Free?',
    answer: `${PLANS.free.features.join(', ')}. Your device can read aloud; recorded narrations come with Pro and Unlimited.`,
  },
] as const;

const Questions = () => (
  <section className="ask on-paper" id={PARTS.questions}>
    <div className="wrap">
      <h2>Good to know</h2>
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
        <p>
          <a href={PATHS.helpFaq}>More questions, answered</a>
        </p>
      </div>
    </div>
  </section>
);
