import { useId, useState, type ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface CollapsibleProps {
  title: string;
  icon?: IconName | undefined;
  startsOpen?: boolean | undefined;
  /** Opens it whenever a field inside has an error. */
  hasError?: boolean | undefined;
  children: ReactNode;
}

export function Collapsible({ title, icon, startsOpen = false, hasError = false, children }: CollapsibleProps) {
  const [open, setOpen] = useState(startsOpen || hasError);
  const [hadError, setHadError] = useState(hasError);
  if (hasError !== hadError) {
    setHadError(hasError);
    setOpen(open || hasError);
  }
  const bodyId = useId();
  return (
    <div className="rounded-button bg-(--on-field) shadow-[inset_0_0_0_2px_var(--on-edge)]">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={bodyId}
        className="flex min-h-15 w-full items-center gap-3 rounded-[inherit] px-[1.1rem] py-2 text-left font-semibold"
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        <span className="contents">{title}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} className="ml-auto" />
      </button>
      <div id={bodyId} hidden={!open} className="px-[1.1rem] pt-1 pb-[1.1rem]">
        {children}
      </div>
    </div>
  );
}
