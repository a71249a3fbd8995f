import type { ReactNode } from 'react';
import { LOGIN_PATH } from '../config/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { iconPaths } from '../ui/icon-paths.ts';

type IconName = keyof typeof iconPaths;

/** The only shape drawn often: it stands in the page once. */
const REPEATED = 'check' satisfies IconName;

/** Put once into the page: what `Mark` draws. */
export function Shapes() {
  return (
    <svg width="0" height="0" className="shapes" aria-hidden="true">
      <symbol id={REPEATED} viewBox="0 0 24 24">
        <path d={iconPaths[REPEATED]} />
      </symbol>
    </svg>
  );
}

/** The tick before a line of a list. */
export function Mark() {
  return (
    <svg className="ic" aria-hidden="true">
      <use href={`#${REPEATED}`} />
    </svg>
  );
}

/** An ornament beside words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

interface StartLinkProps {
  className?: string;
  children: ReactNode;
}

/** A start button: leads to /login, and from then on so does `/` (specification §2). */
export function StartLink({ className, children }: StartLinkProps) {
  return (
    <a className={classNames('btn', className)} href={LOGIN_PATH} data-start>
      {children}
    </a>
  );
}

interface PictureProps {
  /** In public/art/landing, without width and ending. */
  name: string;
  /** Empty for an ornament. */
  alt: string;
  widths: readonly number[];
  /** The widest box that it is drawn into, as the `sizes` of HTML. */
  sizes: string;
  /** Height of a picture of width 1. */
  ratio: number;
}

/** A picture in several widths, loaded when the reader comes near it. */
export function Picture({ name, alt, widths, sizes, ratio }: PictureProps) {
  const address = (width: number): string => `/art/landing/${name}-${width}.webp`;
  const widest = Math.max(...widths);
  return (
    <img
      src={address(widths[0] ?? widest)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(',')}
      sizes={sizes}
      width={widest}
      height={Math.round(widest * ratio)}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

/** An ornament from public/art. */
export function Ornament({ src, width, height }: { src: string; width: number; height: number }) {
  return <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />;
}

export const PORTRAIT_WIDTHS = [280, 560] as const;
/** Portraits are 3:4, everything else 3:2. */
export const PORTRAIT_RATIO = 4 / 3;
export const LANDSCAPE_RATIO = 2 / 3;
