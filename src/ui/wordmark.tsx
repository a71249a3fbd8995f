import { Link } from 'react-router-dom';
import { Lantern } from './lantern.tsx';

/** The lantern and the name, as the way home. */
export function Wordmark({ to }: { to: string }) {
  return (
    <Link to={to} className="wordmark">
      <Lantern lit />
      Talelantern
    </Link>
  );
}
