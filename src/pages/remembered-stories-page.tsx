import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { getEnvironment, storageOrigin } from '../config/environment.ts';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { RememberedBooks } from '../features/stories/shelf/remembered-books.tsx';
import {
  readRememberedShelf,
  rememberSnapshot,
  type RememberedShelf,
} from '../features/stories/shelf/remembered-shelf.ts';
import { ShelfHeading } from '../features/stories/shelf/shelf-frame.tsx';
import { createPictureUrls, type PictureUrls } from '../services/pictures/picture-urls.ts';

export interface RememberedPageProps {
  uid: string;
  /** Shown if no shelf is remembered. */
  otherwise: ReactNode;
}

/** The shelf of a family whose session is not confirmed yet, as this device last saw it (docs/decisions/0190). */
export function RememberedStoriesPage({ uid, otherwise }: RememberedPageProps) {
  const [shelf] = useState(() => readRememberedShelf(uid));
  const [pictureUrls] = useState(() => createPictureUrls(storageOrigin(getEnvironment())));
  return shelf ? <RememberedStories shelf={shelf} pictureUrls={pictureUrls} /> : otherwise;
}

interface RememberedStoriesProps {
  shelf: RememberedShelf;
  pictureUrls: PictureUrls;
}

const RememberedStories = (remembered: RememberedStoriesProps) => (
  <FamilyPage title="My stories" light="center" isWaiting>
    <ShelfHeading />
    <RememberedBooks {...remembered} />
  </FamilyPage>
);

interface SnapshotProps extends RememberedStoriesProps {
  uid: string;
  onTaken: () => void;
}

/** Renders `shelf` outside the document and stores the HTML, which the next visit shows immediately. */
export function StoriesPageSnapshot({ uid, shelf, pictureUrls, onTaken }: SnapshotProps) {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    rememberSnapshot(uid, shelf, forNextVisit(container.innerHTML));
    onTaken();
  }, [uid, shelf, container, onTaken]);
  return createPortal(<RememberedStories shelf={shelf} pictureUrls={pictureUrls} />, container);
}

/** `html` with its pictures visible, which are hidden while they load, and its dates invisible: they may be wrong. */
function forNextVisit(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const find = (selector: string) => template.content.querySelectorAll(selector);
  for (const pane of find('.picture-wait')) pane.remove();
  for (const image of find('img')) image.classList.remove('opacity-0');
  for (const date of find('time')) date.classList.add('invisible');
  return template.innerHTML;
}
