import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { InsideControl } from './inside-control.ts';
import { notify } from './notify.ts';

export interface PictureProps {
  src: string;
  /** Alternative text; empty for a decorative picture, or if nearby text says the same. */
  alt: string;
  /** The thumbnail, which is shown until the picture is loaded; it is often cached. */
  preview?: string | null | undefined;
  /** Called once per URL, however often the user retries. By default, shows a toast. */
  onImageFailed?: (() => void) | undefined;
  /** Loads immediately instead of lazily; for the main picture of a screen. */
  eager?: boolean | undefined;
  /** CSS `object-position` of the crop; by default faces at the top stay visible. */
  position?: string | undefined;
}

const LOAD_FAILED = 'Failed to load image';

/** Shows one toast, however many pictures fail, because identical toasts replace each other. */
const notifyFailed = (): void => notify.failure(LOAD_FAILED);

/** Fills its box, which needs a fixed size, so that nothing moves. In a tile or link, a failure shows only an icon. */
export function Picture({
  src,
  alt,
  preview,
  onImageFailed = notifyFailed,
  eager,
  position = '50% 20%',
}: PictureProps) {
  const { state, retry, imageProps } = usePicture(src, onImageFailed);
  const { key, ...image } = imageProps;
  const isLoading = state === 'loading';
  if (state === 'failed') return <FailedPicture alt={alt} onRetry={retry} />;
  return (
    <>
      {isLoading && <span className="picture-wait" />}
      <img
        key={key}
        {...image}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        style={{
          objectPosition: position,
          ...(preview && isLoading && { background: `url("${preview}") ${position} / cover` }),
        }}
        className={classNames('picture', isLoading && (preview ? 'picture-preview' : 'opacity-0'))}
      />
    </>
  );
}

function FailedPicture({ alt, onRetry }: { alt: string; onRetry: () => void }) {
  const insideControl = useContext(InsideControl);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <span className="picture-note">
      <Icon name="picture" size="large" />
      {insideControl ? (
        <span className="sr-only">{alt}</span>
      ) : (
        <>
          <span>{LOAD_FAILED}</span>
          <Button variant="quiet" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </span>
  );
}

export const Plate = (picture: PictureProps) => (
  <span className="plate on-night" style={{ aspectRatio: '3/2' }}>
    <Picture {...picture} />
  </span>
);

interface ArchProps extends PictureProps {
  tint?: string | undefined;
}

export const Arch = ({ tint, ...picture }: ArchProps) => (
  <span className={classNames('arch on-night', tint && 'arch-figure')} style={{ background: tint }}>
    <Picture {...picture} />
  </span>
);

export const PictureNote = ({ children }: { children: ReactNode }) => <span className="picture-note">{children}</span>;

type PictureState = 'loading' | 'shown' | 'failed';

interface Attempt {
  src: string;
  number: number;
  state: PictureState;
}

/** `onFailed` is called once per URL, however often the user retries. */
function usePicture(src: string, onFailed: () => void) {
  const [attempt, setAttempt] = useState<Attempt>({ src, number: 0, state: 'loading' });
  const reportedSrc = useRef<string | null>(null);
  const current: Attempt = attempt.src === src ? attempt : { src, number: 0, state: 'loading' };

  /** A cached picture is complete immediately, and must not be hidden until its `load` event. */
  function showIfComplete(image: HTMLImageElement | null) {
    if (current.state === 'loading' && image?.complete && image.naturalWidth > 0) show();
  }

  const show = () => setAttempt({ ...current, state: 'shown' });

  function fail() {
    setAttempt({ ...current, state: 'failed' });
    if (reportedSrc.current === src) return;
    reportedSrc.current = src;
    onFailed();
  }

  return {
    state: current.state,
    retry: () => setAttempt({ src, number: current.number + 1, state: 'loading' }),
    imageProps: {
      // A new key makes the browser load the URL again.
      key: `${current.number} ${src}`,
      src,
      ref: showIfComplete,
      onLoad: show,
      onError: fail,
    },
  };
}
