import type { PersonStatus } from '@talelantern/domain/admin/people';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { STATUS_WORDS } from './person-words.ts';

const TONES: Readonly<Record<PersonStatus, string>> = {
  active: 'bg-leaf-100 text-leaf-700',
  disabled: 'bg-amber-100 text-amber-800',
  leaving: 'bg-berry-100 text-berry-700',
};

/** Whether an account is in use, switched off or deleted, with an icon and words. */
export function StatusMark({ status }: { status: PersonStatus }) {
  const { label, icon } = STATUS_WORDS[status];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-pill px-3 py-1 text-15 font-semibold whitespace-nowrap',
        TONES[status],
      )}
    >
      <Icon name={icon} size="small" />
      {label}
    </span>
  );
}
