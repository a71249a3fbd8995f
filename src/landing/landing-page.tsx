import { Blurbs } from './blurbs.tsx';
import { Closing, Foot } from './closing.tsx';
import { Friends } from './friends.tsx';
import { Bar, Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Shapes } from './parts.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { StoryBook } from './story-book.tsx';

/** A hill between two parts of the page. */
function Ridge({ className }: { className: string }) {
  return (
    <svg className={`ridge ${className}`} viewBox="0 0 1280 70" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 46C240-10 470 74 720 38S1120 8 1280 44v26H0Z" />
    </svg>
  );
}

/** `/` for visitors: from the first light to the last invitation. */
export function LandingPage() {
  return (
    <>
      <Shapes />
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <Bar />
      <main id="main" tabIndex={-1}>
        <div className="sky on-night">
          <Hero />
          <StoryBook />
          <svg className="hills" viewBox="0 0 1280 220" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 90c150-70 330-60 520 0s420 60 760-30v130H0Z" fill="#18245f" />
            <path d="M0 150c230-80 420-40 640-10s420 20 640-50v130H0Z" fill="#fcf5e6" />
          </svg>
        </div>
        <HowItWorks />
        <Blurbs />
        <Ridge className="to-night" />
        <Friends />
        <Ridge className="to-paper" />
        <Prices />
        <Questions />
        <Ridge className="to-deep-night" />
        <Closing />
      </main>
      <Foot />
    </>
  );
}
