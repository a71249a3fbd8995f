import { useState, type ReactNode } from 'react';
import { getEnvironment, storageOrigin } from '../config/environment.ts';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { RememberedBooks } from '../features/stories/shelf/remembered-books.tsx';
import { readRememberedShelf } from '../features/stories/shelf/remembered-shelf.ts';
import { coverPicture } from '../features/stories/shelf/shelf-book.ts';
import { ShelfHeading } from '../features/stories/shelf/shelf-frame.tsx';
import { createPictureAddresses } from '../services/pictures/picture-addresses.ts';

export interface RememberedPageProps {
  uid: string;
  /** Shown if nothing is remembered. */
  otherwise: ReactNode;
}

const pictureAddresses = () => createPictureAddresses(storageOrigin(getEnvironment()));

/** The shelf of a family whose session is not confirmed yet, as this device last saw it (docs/decisions/0190). */
export function RememberedStoriesPage({ uid, otherwise }: RememberedPageProps) {
  const [shelf] = useState(() => readRememberedShelf(uid));
  const [pictures] = useState(pictureAddresses);
  if (!shelf) return otherwise;
  return (
    <FamilyPage title="My stories" light="centre" isWaiting>
      <ShelfHeading />
      <RememberedBooks shelf={shelf} pictures={pictures} />
    </FamilyPage>
  );
}

/** Loads the largest picture of the remembered shelf, so that it is painted together with the words. */
export function preloadLargestPicture(uid: string): void {
  const latest = readRememberedShelf(uid)?.books[0];
  if (latest) new Image().src = coverPicture(latest.cover, pictureAddresses(), 'full').picture;
}
