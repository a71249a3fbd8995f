import { useId, useState, type ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface CollapsibleProps {
  title: string;
  icon?: IconName | undefined;
  startsOpen?: boolean | undefined;
  children: ReactNode;
}

export function Collapsible({ title, icon, startsOpen = false, children }: CollapsibleProps) {
  const [open, setOpen] = useState(startsOpen);
  const bodyId = useId();
  return (
    <div className="collapsible">
      <button type="button" aria-expanded={open} aria-controls={bodyId} onClick={() => setOpen(!open)}>
        {icon && <Icon name={icon} />}
        <span className="contents">{title}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} className="ml-auto" />
      </button>
      <div id={bodyId} hidden={!open} className="collapsible-body">
        {children}
      </div>
    </div>
  );
}
