import { firstCharacter } from '@talelantern/domain/text/cut-text';
import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import { Arch, PictureNote } from '../../ui/picture.tsx';
import { useServices } from '../../shared/services/use-services.ts';

export function FamilyFace({ photoURL, displayName }: Pick<FamilyDetails, 'photoURL' | 'displayName'>) {
  const { pictureUrls } = useServices();
  const [failedUrl, setGone] = useState<string | null>(null);
  const illustration = findIllustration(photoURL);
  if (illustration) return <Arch src={illustration.photoURL} alt="" tint={illustration.tint} eager />;
  const portrait = pictureUrls.thumbnail(photoURL);
  if (portrait === null || portrait === failedUrl)
    return (
      <EmptyArch>
        <Initial of={displayName} />
      </EmptyArch>
    );
  return <LanternPane src={portrait} alt="" eager onImageFailed={() => setGone(portrait)} />;
}

function Initial({ of }: { of: string }) {
  const letter = firstCharacter(of.trim());
  return letter ? (
    <span aria-hidden="true" className="font-display text-48">
      {letter.toUpperCase()}
    </span>
  ) : (
    <Icon name="users" size="large" />
  );
}

interface Illustration {
  /** Stored as a path of our own origin (docs/decisions/0052). */
  photoURL: string;
  name: string;
  tint: string;
}

export const ILLUSTRATIONS: readonly Illustration[] = [
  { photoURL: '/art/cut-pip.webp', name: 'Fox', tint: '#f0c58a' },
  { photoURL: '/art/cut-hoot.webp', name: 'Owl', tint: '#8fa0dc' },
  { photoURL: '/art/cut-ember.webp', name: 'Dragon', tint: '#f0a06a' },
  { photoURL: '/art/cut-t-hybrid.webp', name: 'Unicorn', tint: '#7fb9b0' },
  { photoURL: '/art/cut-t-robot.webp', name: 'Robot', tint: '#4f7f9c' },
  { photoURL: '/art/cut-t-magical.webp', name: 'Fairy', tint: '#c9a0dc' },
  { photoURL: '/art/cut-lyra.webp', name: 'Witch', tint: '#9cc2dd' },
];

const findIllustration = (photoURL: string | null): Illustration | null =>
  ILLUSTRATIONS.find((friend) => friend.photoURL === photoURL) ?? null;

const EmptyArch = ({ children }: { children: ReactNode }) => (
  <span className="arch on-night">
    <PictureNote>{children}</PictureNote>
  </span>
);
