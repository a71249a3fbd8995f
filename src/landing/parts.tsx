import type { ReactNode } from 'react';
import type { PlanId } from '@talelantern/domain/plans/plans';
import { LOGIN_PATH } from '../config/paths.ts';
import { STARTED } from '../config/started.ts';
import { classNames } from '../ui/class-names.ts';
import { iconPaths } from '../ui/icon-paths.ts';

type IconName = keyof typeof iconPaths;

/** Shapes that are defined once, because the page draws them often. */
const REPEATED_ICON = 'check' satisfies IconName;

export const Shapes = () => (
  <svg width="0" height="0" className="shapes" aria-hidden="true">
    <symbol id={REPEATED_ICON} viewBox="0 0 24 24">
      <path d={iconPaths[REPEATED_ICON]} />
    </symbol>
  </svg>
);

export const Mark = () => (
  <svg className="ic" aria-hidden="true">
    <use href={`#${REPEATED_ICON}`} />
  </svg>
);

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
);

interface StartLinkProps {
  className?: string;
  /** The paid plan that the visitor chooses, by how it is paid. */
  plan?: { monthly: PlanId; yearly: PlanId } | undefined;
  children: ReactNode;
}

export const StartLink = ({ className, plan, children }: StartLinkProps) => (
  <a
    className={classNames('btn', className)}
    href={LOGIN_PATH}
    data-start={plan?.monthly ?? STARTED}
    data-yearly={plan?.yearly}
  >
    {children}
  </a>
);

interface PictureProps {
  name: string;
  alt: string;
  widths: readonly number[];
  sizes: string;
  ratio: number;
}

export function Picture({ name, alt, widths, sizes, ratio }: PictureProps) {
  const url = (width: number): string => `/art/landing/${name}-${width}.webp`;
  const widest = Math.max(...widths);
  return (
    <img
      src={url(widths[0] ?? widest)}
      srcSet={widths.map((width) => `${url(width)} ${width}w`).join(',')}
      sizes={sizes}
      width={widest}
      height={Math.round(widest * ratio)}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

export const Ornament = ({ src, width, height }: { src: string; width: number; height: number }) => (
  <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
);

export const PORTRAIT_WIDTHS = [280, 560] as const;
export const PORTRAIT_RATIO = 4 / 3;
export const LANDSCAPE_RATIO = 2 / 3;
