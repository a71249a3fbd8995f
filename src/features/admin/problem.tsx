import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Why the last try came to nothing; null for no problem. Read out when it comes. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div aria-live="assertive">
      {children !== null && (
        <p className="flex items-start gap-2 text-berry-700">
          <Icon name="alert" className="mt-0.5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
