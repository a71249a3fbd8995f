import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface BannerProps {
  /** `amber`: something is broken for everyone. `night`: about this device, or an announcement. */
  tone: 'amber' | 'night';
  icon: IconName;
  act?: ReactNode;
  children: ReactNode;
}

export const Banner = ({ tone, icon, act, children }: BannerProps) => (
  <div
    className={classNames(
      'flex items-center justify-center gap-[0.6rem] px-4 py-[0.7rem] text-15 leading-[1.35] font-[600]',
      tone === 'night' ? 'on-night border-b border-(--on-line) bg-night-800 text-moon' : 'bg-amber-100 text-amber-800',
    )}
  >
    <Icon name={icon} size="medium" />
    <span>{children}</span>
    {act !== undefined && <span className="-my-2 flex items-center whitespace-nowrap">{act}</span>}
  </div>
);
