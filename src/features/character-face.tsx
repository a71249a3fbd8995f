import { classNames } from '../ui/class-names.ts';
import { LanternPane } from '../ui/lantern-pane.tsx';
import { useServices } from './use-services.ts';
import { tellImageFailed } from './image-failure.ts';
import type { ReactNode } from 'react';

interface CharacterFaceProps {
  /** A stored character, or one as it is kept in a story. */
  character: { name: string; imageUrl: string | null };
  size?: 'face' | 'small' | 'row' | 'fill' | undefined;
  frame?: 'plain' | 'cream' | 'gilded' | undefined;
  /** Lies over the picture at the foot. */
  badge?: ReactNode;
  eager?: boolean | undefined;
  /** The name stands beside it: the picture then has no name of its own. */
  decorative?: boolean | undefined;
  /** Shown where there is no portrait, instead of the name. */
  children?: ReactNode;
}

/** In letters: a longer word would be broken in the window of a phone. */
const LONGEST_WORD = 8;

/** A portrait in its arched window (the thumbnail); without one the name, or its first letter where it has no room. */
export function CharacterFace(props: CharacterFaceProps) {
  const { character, size = 'fill', decorative = false, children, ...look } = props;
  const { pictures } = useServices();
  const { name, imageUrl } = character;
  return (
    <LanternPane
      {...look}
      size={size}
      src={pictures.thumbnail(imageUrl)}
      alt={decorative ? '' : name}
      onImageFailed={tellImageFailed}
    >
      {children ?? <NameInstead name={name} isSmall={size !== 'fill'} decorative={decorative} />}
    </LanternPane>
  );
}

function NameInstead({ name, isSmall, decorative }: { name: string; isSmall: boolean; decorative: boolean }) {
  const isLong = name.split(/\s+/).some((word) => word.length > LONGEST_WORD);
  const hasName = !isSmall && !isLong;
  const initial = (Array.from(name.trim())[0] ?? '').toUpperCase();
  return (
    <>
      {/* A window in a book on a phone is narrower than a name. */}
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
          className="line-clamp-3 -mx-2 hidden font-display text-19 wrap-anywhere @min-[5.25rem]:block @min-[7.5rem]:text-22"
        >
          {name}
        </span>
      )}
      {!decorative && <span className="sr-only">{name}</span>}
    </>
  );
}
