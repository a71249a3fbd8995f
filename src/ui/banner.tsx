import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface BannerProps {
  /** `amber`: something does not work for anybody. `night`: something about this device, or a word to everybody. */
  tone: 'amber' | 'night';
  icon: IconName;
  /** What can be done about it. */
  act?: ReactNode;
  children: ReactNode;
}

/** A line across the top for what stays so for a while. It stands in a region that is announced. */
export function Banner({ tone, icon, act, children }: BannerProps) {
  return (
    <div className={classNames('banner', tone === 'night' && 'on-night')} data-tone={tone}>
      <Icon name={icon} size="medium" />
      <span>{children}</span>
      {act !== undefined && <span className="-my-2 flex items-center whitespace-nowrap">{act}</span>}
    </div>
  );
}
