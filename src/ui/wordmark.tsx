import { AppLink } from './app-link.tsx';
import { Lantern } from './lantern.tsx';

/** The lantern and the name, as the way home. */
export function Wordmark({ to }: { to: string }) {
  return (
    <AppLink to={to} className="wordmark">
      <Lantern lit />
      Talelantern
    </AppLink>
  );
}
