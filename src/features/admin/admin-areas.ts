import { mayAdmin, type Admin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { ADMIN_PATHS } from '../../config/admin-paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Counted } from './use-waiting.ts';

interface AdminArea {
  permission: AdminPermission;
  label: string;
  to: string;
  icon: IconName;
  /** What waits there for somebody to decide; the check's own work and what is hidden already does not. */
  waits?: readonly Counted[];
}

/** The parts of the admin area, in the order of how often they are wanted. */
const AREAS: readonly AdminArea[] = [
  {
    permission: 'moderation',
    label: 'Moderation',
    to: ADMIN_PATHS.moderation,
    icon: 'eye',
    waits: ['reports', 'heldComments', 'offeredShares'],
  },
  { permission: 'messages', label: 'Messages', to: ADMIN_PATHS.messages, icon: 'mail', waits: ['pendingMessages'] },
  { permission: 'people', label: 'People', to: ADMIN_PATHS.people, icon: 'users' },
  { permission: 'overview', label: 'Overview', to: ADMIN_PATHS.overview, icon: 'map' },
  { permission: 'settings', label: 'Settings', to: ADMIN_PATHS.settings, icon: 'wand' },
  { permission: 'settings', label: 'Audit log', to: ADMIN_PATHS.log, icon: 'books' },
];

/** Those that this administrator has been given. */
export const areasOf = (admin: Admin): readonly AdminArea[] =>
  AREAS.filter(({ permission }) => mayAdmin(admin, permission));
