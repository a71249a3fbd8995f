import { classNames } from './class-names.ts';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** `text` scales with the font; the others are 20, 24 and 32 px. */
export type IconSize = 'text' | 'small' | 'medium' | 'large';

interface IconLook {
  size?: IconSize | undefined;
  className?: string | undefined;
}

const sizeClasses = { text: 'size-[1.25em]', small: 'size-5', medium: 'size-6', large: 'size-8' } as const;

/** Hidden from screen readers, because the text next to an icon says the same. */
export const Icon = ({ name, ...look }: IconLook & { name: IconName }) => (
  <IconShape path={iconPaths[name]} {...look} />
);

export const IconShape = ({ path, size = 'text', className }: IconLook & { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={classNames('shrink-0', sizeClasses[size], className)}
  >
    <path d={path} />
  </svg>
);
