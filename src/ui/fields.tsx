import type { ReactNode } from 'react';

/** The fields of a form. They are disabled while the form is saved, because input would be lost then. */
export const Fields = ({ isSaving, children }: { isSaving: boolean; children: ReactNode }) => (
  <fieldset disabled={isSaving} className="min-w-0 transition-opacity disabled:opacity-60">
    {children}
  </fieldset>
);
