import { useContext, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { InsideControl } from './inside-control.ts';
import { usePicture } from './use-picture.ts';

export interface PictureProps {
  src: string;
  /** What the picture tells; empty for an ornament or when words beside it say the same. */
  alt: string;
  /** Called once when the address cannot be loaded, however often the user retries. */
  onImageFailed?: (() => void) | undefined;
  /** Loaded at once instead of when near: for the one picture a screen is about. */
  eager?: boolean | undefined;
  /** Where to hold the crop, as CSS `object-position`; the default keeps faces at the top. */
  position?: string | undefined;
}

/**
 * Fills its box with a picture: a shimmer while it loads, words and Retry when it cannot be loaded. The box must have a
 * size of its own, so nothing moves. Inside a tile or link only the sign of failure shows.
 */
export function Picture({ src, alt, onImageFailed, eager, position = '50% 20%' }: PictureProps) {
  const { state, retry, imageProps } = usePicture(src, onImageFailed);
  const { key, ...image } = imageProps;
  if (state === 'failed') return <FailedPicture alt={alt} onRetry={retry} />;
  return (
    <>
      {state === 'loading' && <span className="picture-wait" />}
      <img
        key={key}
        {...image}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        style={{ objectPosition: position }}
        className={classNames('picture', state === 'loading' && 'opacity-0')}
      />
    </>
  );
}

function FailedPicture({ alt, onRetry }: { alt: string; onRetry: () => void }) {
  const insideControl = useContext(InsideControl);
  return (
    <span className="picture-note">
      <Icon name="picture" size="large" />
      {insideControl ? (
        <span className="sr-only">{alt}</span>
      ) : (
        <>
          <span>Failed to load image</span>
          <Button variant="quiet" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </span>
  );
}

/** A picture in a soft rectangle, 3:2 unless stated: locations and scenes. */
export function Plate({ shape = '3/2', ...picture }: PictureProps & { shape?: '3/2' | '12/7' | undefined }) {
  return (
    <span className="plate on-night" style={{ aspectRatio: shape }}>
      <Picture {...picture} />
    </span>
  );
}

interface ArchProps extends PictureProps {
  /** A ground colour: the picture is then a cut-out figure that stands on it. */
  tint?: string | undefined;
}

/** A half-round arch: landscapes of themes, or the cut-out friends of the kinds on a tinted ground. */
export function Arch({ tint, ...picture }: ArchProps) {
  return (
    <span className={classNames('arch on-night', tint && 'arch-figure')} style={{ background: tint }}>
      <Picture {...picture} />
    </span>
  );
}

/** Words in the middle of a pane or plate that has no picture. */
export function PictureNote({ children }: { children: ReactNode }) {
  return <span className="picture-note">{children}</span>;
}
