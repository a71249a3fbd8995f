import { readRecord, readText } from '@talelantern/domain/stored/read-fields';
import { PATHS } from '../../config/paths.ts';
import { START_CLICKED } from '../../config/storage-keys.ts';
import { readStored } from '../../shared/drafts/stored-draft.ts';
import { useNavigationState } from '../../shared/page/use-navigation-state.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PAGE_NOT_FOUND } from './redirect-reasons.ts';

/** URLs of a single item. Families share these, so only they get the note. */
const ITEM_URL = /^\/(stories\/(?!shared\/)|characters\?edit=|locations\?open=)/;

/** The note on /login after a redirect from an unknown URL, or from an item of a family. */
export function RedirectNote() {
  const state = readRecord(useNavigationState());
  const isNotFound = state['notFound'] === true;
  const isOfEndedSession = 'of' in state;
  if (!isNotFound && (isOfEndedSession || !ITEM_URL.test(readText(state['from'])))) return null;
  return (
    <div role="status" className="flex items-start gap-3 rounded-field bg-well p-4 text-15">
      <Icon name="info" size="small" className="mt-0.5" />
      {isNotFound ? <NotFound /> : <FamilyPage />}
    </div>
  );
}

const NotFound = () => (
  <p>
    <strong className="font-semibold">{PAGE_NOT_FOUND}.</strong> The link may be old or incomplete. Sign in, and we’ll
    take you to your stories.
  </p>
);

/** Families copy such URLs from the address bar and send them to people who cannot open them. */
const FamilyPage = () => (
  <p>
    <strong className="font-semibold">That page belongs to a family’s account.</strong> If it’s yours, sign in. Did
    someone send it to you? Ask them for the link under <em className="font-semibold not-italic">Share</em>, which opens
    for everyone.
    {/* Once start was pressed, the landing page redirects back here. */}
    {readStored(START_CLICKED) === null && (
      <>
        {' '}
        New here?{' '}
        <AppLink to={PATHS.home} className="font-semibold underline">
          See what Talelantern is
        </AppLink>
        .
      </>
    )}
  </p>
);
