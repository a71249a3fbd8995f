import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** An amber line across the top: something does not work for everybody, and stays so for a while. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="banner" role="status">
      <Icon name="warning" size="medium" />
      <span>{children}</span>
    </div>
  );
}
