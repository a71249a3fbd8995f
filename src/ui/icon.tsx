import { classNames } from './class-names.ts';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** `text` follows the words beside it; the others are 20, 24 and 32 px. */
  size?: 'text' | 'small' | 'medium' | 'large';
  className?: string | undefined;
}

const sizeClasses = { text: 'size-[1.25em]', small: 'size-5', medium: 'size-6', large: 'size-8' } as const;

/** An outline picture beside words. It is always hidden from screen readers: the words say it. */
export function Icon({ name, size = 'text', className }: IconProps) {
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
      <path d={iconPaths[name]} />
    </svg>
  );
}
