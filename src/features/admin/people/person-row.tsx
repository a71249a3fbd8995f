import type { PersonSummary } from '@talelantern/domain/admin/people';
import { personPath } from '../../../config/admin-paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { momentWords } from '../figures.ts';

import { PersonMark } from './person-mark.tsx';
import { nameOf, planWords } from './person-words.ts';

/** One account that was found; leads to its page. */
export function PersonRow({ person }: { person: PersonSummary }) {
  return (
    <li>
      <AppLink
        to={personPath(person.uid)}
        className="flex items-center gap-4 rounded-field py-3 text-ink no-underline hover:bg-paper-100"
      >
        <span className="grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <span className="min-w-0">
            <span className="block font-bold wrap-anywhere underline underline-offset-4">{nameOf(person)}</span>
            {person.displayName !== '' && (
              <span className="block text-15 text-soft wrap-anywhere">{person.email || person.uid}</span>
            )}
            <span className="block text-15 text-soft">Here last: {momentWords(person.lastLoginAt)}</span>
          </span>
          <span className="flex flex-wrap items-center gap-3">
            <span className="text-15 font-semibold">{planWords(person.plan)}</span>
            <PersonMark status={person.status} />
          </span>
        </span>
        <Icon name="arrow-right" size="small" className="shrink-0 text-soft" />
      </AppLink>
    </li>
  );
}
