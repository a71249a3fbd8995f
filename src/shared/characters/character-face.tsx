import { firstCharacter } from '@talelantern/domain/text/cut-text';
import { classNames } from '../../ui/class-names.ts';
import { LanternPane, type FrameProps } from '../../ui/lantern-pane.tsx';
import { useServices } from '../services/use-services.ts';
import { friendArt } from './friends.ts';
import type { ReactNode } from 'react';

interface CharacterFaceProps extends Pick<FrameProps, 'size' | 'frame' | 'badge' | 'eager'> {
  character: { name: string; type?: string; imageUrl: string | null };
  /** Replaces the name if there is no portrait. */
  children?: ReactNode;
}

/** Length of the longest word that fits in a face on a phone. */
const MAX_WORD_LENGTH = 8;

/** The thumbnail, beside the name. Without a portrait, the name, or its first letter if it does not fit. */
export function CharacterFace(props: CharacterFaceProps) {
  const { character, size = 'fill', children, ...look } = props;
  const { pictureUrls } = useServices();
  const { name, imageUrl } = character;
  return (
    <LanternPane
      {...look}
      size={size}
      src={pictureUrls.thumbnail(imageUrl) ?? friendArt(character)?.portrait ?? null}
      alt=""
    >
      {children ?? <NameFallback name={name} isSmall={size !== 'fill'} />}
    </LanternPane>
  );
}

function NameFallback({ name, isSmall }: { name: string; isSmall: boolean }) {
  const isLong = name.split(/\s+/).some((word) => word.length > MAX_WORD_LENGTH);
  const hasName = !isSmall && !isLong;
  const initial = firstCharacter(name.trim()).toUpperCase();
  return (
    <>
      {/* The initial replaces the name where the face is too narrow, such as in a book on a phone. */}
      <span
        aria-hidden="true"
        className={classNames(
          'font-display',
          hasName && '@min-[5.25rem]:hidden',
          isLong && !isSmall ? 'text-48' : 'text-22',
        )}
      >
        {initial}
      </span>
      {hasName && (
        <span
          aria-hidden="true"
          className="family-name line-clamp-3 -mx-2 hidden font-display text-19 @min-[5.25rem]:block @min-[7.5rem]:text-22"
        >
          {name}
        </span>
      )}
    </>
  );
}
