import type { PersonStatus } from '@talelantern/domain/admin/people';
import { StateMark } from '../state-mark.tsx';
import { STATUS_WORDS } from './person-words.ts';

/** Whether an account is in use, switched off or deleted. */
export function PersonMark({ status }: { status: PersonStatus }) {
  const { label, icon, tone } = STATUS_WORDS[status];
  return (
    <StateMark tone={tone} icon={icon}>
      {label}
    </StateMark>
  );
}
