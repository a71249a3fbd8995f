import { isRecord } from '@talelantern/domain/stored/read-fields';
import { Icon } from '../../ui/icon.tsx';
import { PAGE_NOT_FOUND } from './not-found-copy.ts';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';

/** The note on /login after a redirect from an unknown address. */
export function PageNotFound() {
  const state = useNavigationState();
  if (!isRecord(state) || state['notFound'] !== true) return null;
  return (
    <div role="status" className="flex items-start gap-3 rounded-field bg-well p-4 text-15">
      <Icon name="info" size="small" className="mt-0.5" />
      <p>
        <strong className="font-semibold">{PAGE_NOT_FOUND}.</strong> The link may be old or incomplete. Sign in, and
        we’ll take you to your stories.
      </p>
    </div>
  );
}
