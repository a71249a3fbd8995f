import { classNames } from './class-names.ts';

/** Decorative: its state must also be given as text. */
export const Lantern = ({ lit, className }: { lit: boolean; className?: string | undefined }) => (
  <svg viewBox="0 0 30 40" aria-hidden="true" className={classNames('lantern', className)}>
    <path
      d="M15 1.5a3.4 3.4 0 0 1 3.4 3.4V7h-6.8V4.9A3.4 3.4 0 0 1 15 1.5Z"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    />
    <path
      d="M5.5 32V17.5a9.5 9.5 0 0 1 19 0V32Z"
      className={lit ? 'fill-lantern-400' : 'fill-none'}
      stroke="currentColor"
      strokeWidth={2.2}
    />
    <path d="M3.5 32h23L25 37.5H5Z" fill="currentColor" />
    {lit && (
      <path
        d="M15 14.5c.9 4.3 1.9 5.3 5.8 6.5-3.9 1.2-4.9 2.2-5.8 6.5-.9-4.3-1.9-5.3-5.8-6.5 3.9-1.2 4.9-2.2 5.8-6.5Z"
        fill="#fffaf0"
      />
    )}
  </svg>
);
