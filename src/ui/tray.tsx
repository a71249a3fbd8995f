import type { ReactNode } from 'react';

interface TrayProps {
  /** Names it as a region of the page; needed where it says more than its button. */
  label?: string | undefined;
  /** Small LanternPanes (`size="face"`) of what is chosen; ornaments, the page names them. */
  faces?: ReactNode;
  /** The one button. */
  children: ReactNode;
}

/** Holds the main act at the foot of a phone, with the chosen faces. Wider screens show it elsewhere and hide this. */
export function Tray({ label, faces, children }: TrayProps) {
  return (
    <div className="tray on-night" role={label && 'region'} aria-label={label}>
      {faces && (
        <div aria-hidden="true" className="tray-faces">
          {faces}
        </div>
      )}
      {children}
    </div>
  );
}
