import { AppLink } from './app-link.tsx';
import { Icon, type IconName } from './icon.tsx';

interface LargeRoundProps {
  icon: IconName;
  label: string;
}

const CLASSES =
  'large-round inline-grid size-16 flex-none place-items-center rounded-full bg-night-900/80 text-moon shadow-[inset_0_0_0_2px_var(--color-night-400)] transition-colors hover:bg-night-700';

/** A 64 px button for small fingers. */
export const LargeRoundButton = ({ icon, label, onClick }: LargeRoundProps & { onClick: () => void }) => (
  <button type="button" aria-label={label} title={label} className={CLASSES} onClick={onClick}>
    <Icon name={icon} size="large" />
  </button>
);

export const LargeRoundLink = ({ icon, label, to }: LargeRoundProps & { to: string }) => (
  <AppLink to={to} aria-label={label} title={label} className={CLASSES}>
    <Icon name={icon} size="large" />
  </AppLink>
);
