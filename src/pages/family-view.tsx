import { ChildModeGuard } from '../features/child-mode/child-mode-guard.tsx';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { ServedContent } from '../features/shared-page/served-content.tsx';
import type { ServedPage } from '../features/shared-page/served-page.ts';
import { useUser } from '../shared/account/use-account.ts';

/** A family's navigation around the served content. In its own file, because visitors do not need it. */
export const FamilyView = ({ served }: { served: ServedPage }) => (
  <ChildModeGuard uid={useUser().uid}>
    <FamilyPage title={served.title} light={served.share ? 'center' : 'none'}>
      <ServedContent served={served} />
    </FamilyPage>
  </ChildModeGuard>
);
