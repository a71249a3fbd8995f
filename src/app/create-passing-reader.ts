import { createCountView } from '../firebase/count-view.ts';
import type { SignedInUser } from '../services/account-service.ts';
import { callLate } from '../services/call-late.ts';
import { onFirstUse } from '../services/on-first-use.ts';
import type { SharedItemService } from '../services/shared-item-service.ts';
import type { Core } from './core.ts';

/** Counts a view of a share; a number of little weight, failures are nobody's business. */
export function createViewCount({ environment }: Core): SharedItemService['countView'] {
  const countView = createCountView({ fetch: fetch.bind(window), environment });
  return ({ id }) => countView(id).catch(() => undefined);
}

/** Sends reports; what they are made of comes with the first. */
export function createLateReport(core: Core, user: SignedInUser | null): SharedItemService['report'] {
  const late = callLate(
    onFirstUse(async () => {
      const { createReports } = await import('./create-reports.ts');
      return createReports(core, user);
    }),
  );
  return late((reports) => reports.report);
}

/** What a visitor may do with a share: looking at it needs nothing of what comments are made of. */
export function createPassingReader(core: Core): SharedItemService {
  const late = callLate(
    onFirstUse(async () => {
      const { createSharedItems } = await import('./create-shared-items.ts');
      return createSharedItems(core, null);
    }),
  );
  return {
    member: null,
    countView: createViewCount(core),
    listComments: late((items) => items.listComments),
    report: createLateReport(core, null),
  };
}
