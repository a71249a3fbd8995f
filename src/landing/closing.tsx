import { FOOTER_PLACES } from '../features/navigation/places.ts';
import { Brand } from './hero.tsx';
import { Ornament, StartLink } from './parts.tsx';

/** The last invitation. */
export function Closing() {
  return (
    <section className="last on-night">
      <div className="wrap">
        <h2>Who shall we meet tonight?</h2>
        <StartLink className="btn-primary btn-big">Start your first story</StartLink>
        <div className="trio">
          <Ornament src="/art/cut-pip.webp" width={275} height={420} />
          <Ornament src="/art/cut-ember.webp" width={378} height={420} />
          <Ornament src="/art/cut-hoot.webp" width={244} height={420} />
        </div>
      </div>
    </section>
  );
}

export function Foot() {
  return (
    <footer className="foot on-night">
      <div className="wrap">
        <Brand />
        <nav aria-label="Footer">
          {FOOTER_PLACES.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
