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
  <div className={classNames('banner', tone === 'night' && 'on-night')} data-tone={tone}>
    <Icon name={icon} size="medium" />
    <span>{children}</span>
    {act !== undefined && <span className="-my-2 flex items-center whitespace-nowrap">{act}</span>}
  </div>
);
