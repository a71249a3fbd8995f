import type { ReactNode } from 'react';

interface TrayProps {
  /** Small LanternPanes (`size="face"`) of what is chosen. */
  faces?: ReactNode;
  /** The one button. */
  children: ReactNode;
}

/** Holds the main act at the foot of a phone, with the chosen faces. Wider screens show it elsewhere and hide this. */
export function Tray({ faces, children }: TrayProps) {
  return (
    <div className="tray on-night">
      {faces && <div className="tray-faces">{faces}</div>}
      {children}
    </div>
  );
}
