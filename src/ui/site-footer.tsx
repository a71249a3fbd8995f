import { AppLink } from './app-link.tsx';
import { Lantern } from './lantern.tsx';

/** The foot of the public pages: the name and a few ways on. */
export function SiteFooter({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <footer className="site-footer on-night">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <Lantern lit className="h-8" /> Talelantern
        </span>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          {links.map(({ label, to }) => (
            <AppLink key={to} to={to}>
              {label}
            </AppLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
