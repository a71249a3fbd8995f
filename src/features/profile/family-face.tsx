import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import { useState } from 'react';
import { EmptyArch } from '../../ui/empty-arch.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import { Arch } from '../../ui/picture.tsx';
import { useServices } from '../use-services.ts';
import { drawnFriendAt } from './drawn-friends.ts';

/** The picture of a family, beside its name: a drawn friend, a portrait of theirs, or the first letter of the name. */
export function FamilyFace({ photoURL, displayName }: Pick<FamilyDetails, 'photoURL' | 'displayName'>) {
  const { pictures } = useServices();
  /** A portrait that was deleted since. */
  const [gone, setGone] = useState<string | null>(null);
  const friend = drawnFriendAt(photoURL);
  if (friend) return <Arch src={friend.photoURL} alt="" tint={friend.tint} eager />;
  // Pictures at other hosts, as Google's, are never asked for.
  const portrait = pictures.thumbnail(photoURL);
  if (portrait === null || portrait === gone)
    return (
      <EmptyArch>
        <Initial of={displayName} />
      </EmptyArch>
    );
  return <LanternPane src={portrait} alt="" eager onImageFailed={() => setGone(portrait)} />;
}

function Initial({ of }: { of: string }) {
  const [letter] = of.trim();
  return letter ? (
    <span aria-hidden="true" className="font-display text-48">
      {letter.toUpperCase()}
    </span>
  ) : (
    <Icon name="users" size="large" />
  );
}
