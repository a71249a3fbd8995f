import { WRITE_TO_US } from '../../config/article-paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { FOOTER_LINKS } from './links.ts';

const HELP_LINKS = [...FOOTER_LINKS, { label: 'Write to us', to: WRITE_TO_US }];

export const HelpLinks = () => (
  <nav aria-label="Help" className="flex flex-wrap gap-x-6 border-t border-(--on-hairline) pt-4">
    {HELP_LINKS.map(({ label, to }) => (
      <AppLink key={to} to={to} className="flex min-h-12 items-center text-soft hover:text-text">
        {label}
      </AppLink>
    ))}
  </nav>
);
