import type { ReactNode } from 'react';

interface TrayProps {
  /** Makes the tray a named region. Required if it contains more than its button. */
  label?: string | undefined;
  faces?: ReactNode;
  children: ReactNode;
}

/** The main action and the chosen faces, fixed to the bottom on phones. Hidden on wider screens. */
export const Tray = ({ label, faces, children }: TrayProps) => (
  <div className="tray on-night" role={label && 'region'} aria-label={label}>
    {faces && (
      <div aria-hidden="true" className="tray-faces">
        {faces}
      </div>
    )}
    <div className="contents">{children}</div>
  </div>
);
