import type { ReactNode } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import { device, readStored } from '../../../shared/drafts/stored-draft.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';

/** The parts of the generator that are shown immediately, even before the session is confirmed. */

export const CREATE_TITLE = 'Create Story';

export const CAST_QUESTION = 'Who is tonight’s story about?';

export const TAP_A_FRIEND = 'Tap a friend. Take two, if you like.';

/** The form on the left, the cover preview on the right. */
export const CREATE_COLUMNS = 'grid grid-cols-1 items-start gap-9 lg:grid-cols-[minmax(0,1fr)_380px]';

export const CastHeading = ({ lead }: { lead: ReactNode }) => (
  <div className="max-md:*:pt-0">
    <PageHeading title={CAST_QUESTION} lead={lead} />
  </div>
);

export const CastContainer = ({ children }: { children: ReactNode }) => <div className="mt-2 md:mt-4">{children}</div>;

/** As many as fit into two rows on a phone. 'Choose characters' has all characters. */
export const MAX_TILES = 6;

/** Number of ready-made friends, which a new family sees. */
const FIRST_TILES = 3;

/** Shows as many tiles as on the last visit, so that the content below does not move. */
export function CastSkeletons({ uid }: { uid: string }) {
  const count = Number(readStored(PAGE_STORAGE_KEYS.castTiles(uid), device)) || FIRST_TILES;
  return <Skeletons shape="heroes" count={Math.min(count, MAX_TILES)} label="Loading your characters" />;
}
