import { AppLink } from './app-link.tsx';
import { Lantern } from './lantern.tsx';

export const Wordmark = ({ to }: { to: string }) => (
  <AppLink to={to} className="wordmark">
    <Lantern lit />
    Talelantern
  </AppLink>
);
