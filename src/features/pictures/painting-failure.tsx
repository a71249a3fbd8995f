import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** What happened and what was kept. The note of the failure has announced it already. */
export function PaintingFailure({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="mt-6 flex gap-3 rounded-card bg-berry-100 p-4 text-ink">
      <Icon name="cloud-off" className="mt-1 text-berry-700" />
      <div className="min-w-0">
        <p className="font-semibold">{message}</p>
        {children && <p className="text-15 wrap-anywhere">{children}</p>}
      </div>
    </div>
  );
}
