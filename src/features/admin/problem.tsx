import { adminContract } from '@talelantern/domain/contracts/admin/admin-action';
import { isAppError } from '@talelantern/domain/errors/app-error';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

export const Problem = ({ children }: { children: ReactNode }) => (
  <div aria-live="assertive">
    {children !== null && (
      <p className="flex items-start gap-2 text-berry-700">
        <Icon name="alert" className="mt-0.5 shrink-0" />
        <span>{children}</span>
      </p>
    )}
  </div>
);

export const failureCopy = (error: unknown): string => (isAppError(error) ? error.message : adminContract.exhausted);
