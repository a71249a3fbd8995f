import type { SignedInUser } from '../services/account/account-service.ts';
import { lazyMethods, lazily } from '../services/core/lazily.ts';
import type { SharedItemService } from '../services/sharing/shared-item-service.ts';
import type { Core } from './core.ts';

/** A view is counted after ten seconds, so its code is loaded only then. */
export function createViewCount({ environment }: Core): SharedItemService['countView'] {
  const load = lazily(async () => {
    const { createCountView } = await import('../firebase/count-view.ts');
    return createCountView({ fetch: fetch.bind(window), environment });
  });
  return async ({ id }) => {
    await load()
      .then((countView) => countView(id))
      .catch(() => undefined);
  };
}

export function createLazyReport(core: Core, user: SignedInUser | null): Pick<SharedItemService, 'report'> {
  const load = lazily(async () => {
    const { createReports } = await import('./create-reports.ts');
    return createReports(core, user);
  });
  return lazyMethods(load, ['report']);
}

/** The actions of a visitor on a shared page. Viewing it loads none of the code for comments. */
export function createVisitorServices(core: Core): SharedItemService {
  const load = lazily(async () => {
    const { createSharedItems } = await import('./create-shared-items.ts');
    return createSharedItems(core, null);
  });
  return {
    member: null,
    countView: createViewCount(core),
    ...lazyMethods(load, ['listComments']),
    ...createLazyReport(core, null),
  };
}
