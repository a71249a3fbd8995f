import type { ReactNode } from 'react';

/** The fields of a form. They cannot be edited while they are saved: what is typed then would be lost. */
export const Fields = ({ isSaving, children }: { isSaving: boolean; children: ReactNode }) => (
  <fieldset disabled={isSaving} className="min-w-0 transition-opacity disabled:opacity-60">
    {children}
  </fieldset>
);
