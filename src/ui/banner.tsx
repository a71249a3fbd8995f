import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface BannerProps {
  /** `amber`: something does not work for anybody. `night`: something about this device. */
  tone: 'amber' | 'night';
  icon: IconName;
  children: ReactNode;
}

/** A line across the top for what stays so for a while. It stands in a region that is announced. */
export function Banner({ tone, icon, children }: BannerProps) {
  return (
    <div className="banner" data-tone={tone}>
      <Icon name={icon} size="medium" />
      <span>{children}</span>
    </div>
  );
}
