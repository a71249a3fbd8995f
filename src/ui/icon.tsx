import { classNames } from './class-names.ts';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** `text` follows the words beside it; the others are 20, 24 and 32 px. */
export type IconSize = 'text' | 'small' | 'medium' | 'large';

interface IconLook {
  size?: IconSize | undefined;
  className?: string | undefined;
}

const sizeClasses = { text: 'size-[1.25em]', small: 'size-5', medium: 'size-6', large: 'size-8' } as const;

/** An outline picture beside words. It is always hidden from screen readers: the words say it. */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return <IconShape path={iconPaths[name]} {...look} />;
}

/** An Icon by its shape, for a screen that brings shapes of its own. */
export function IconShape({ path, size = 'text', className }: IconLook & { path: string }) {
  return (
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
}
