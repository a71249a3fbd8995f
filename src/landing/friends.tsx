import { Picture, PORTRAIT_RATIO, PORTRAIT_WIDTHS, StartLink } from './parts.tsx';

/** The four sample characters (specification §1), painted by the product from what their line says. */
const FRIENDS = [
  { name: 'Ember', picture: 'ember', line: 'Brave fire dragon' },
  { name: 'Marigold', picture: 'marigold', line: 'Curious flower fairy' },
  { name: 'Bolt', picture: 'bolt', line: 'Gentle helper robot' },
  { name: 'Wren', picture: 'wren', line: 'Stubborn young knight' },
] as const;

/** Who may come of a kind, two traits and a colour. */
export function Friends() {
  return (
    <section className="cast on-night">
      <div className="wrap">
        <h2>Four who began as an idea</h2>
        <p className="lead">A kind, two traits, a favourite colour. Whoever your child thinks up joins the shelf.</p>
        <ul className="row">
          {FRIENDS.map(({ name, picture, line }) => (
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
}
