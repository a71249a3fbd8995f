import { firstCharacter } from '@talelantern/domain/text/cut-text';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { friendPortrait } from '../characters/friends.ts';
import { useServices } from '../services/use-services.ts';
import { useFaceCharacter } from './use-face-character.ts';

interface ChildFaceProps {
  child: Pick<ChildProfile, 'nickname' | 'face'>;
  /** 28, 56 or 64 px. */
  size: 'chip' | 'row' | 'large';
}

const SIZES = { chip: 'size-7 text-15', row: 'size-14 text-22', large: 'size-16 text-28' } as const;

/** A friend or character of the family, else the initial letter. Decorative: the nickname is beside it. */
export function ChildFace({ child: { nickname, face }, size }: ChildFaceProps) {
  const portrait = usePortrait(face);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const letter = firstCharacter(nickname.trim());
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid flex-none place-items-center overflow-hidden rounded-full bg-night-700 font-display leading-none text-moon',
        SIZES[size],
      )}
    >
      {portrait === null || portrait === failedSrc ? (
        // Rendered by the style sheet, because text would become part of the label around it.
        <span data-letter={letter.toUpperCase()} className="before:content-[attr(data-letter)]" />
      ) : (
        <Picture src={portrait} alt="" onImageFailed={() => setFailedSrc(portrait)} />
      )}
    </span>
  );
}

/** The URL of the chosen portrait; null while loading, for a deleted character, and if none is chosen. */
function usePortrait(face: string | null): string | null {
  const { pictureUrls } = useServices();
  const character = useFaceCharacter(face);
  if (face === null) return null;
  return friendPortrait(face) ?? pictureUrls.thumbnail(character?.imageUrl ?? null);
}
