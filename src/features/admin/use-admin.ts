import type { Admin } from '@talelantern/domain/admin/permissions';
import { createContext, use } from 'react';
import type { AdminService } from '../../services/admin-service.ts';

/** The administrator who is signed in, and what they can do. */
export interface AdminAtWork {
  admin: Admin;
  /** Where they sign in with; '' where there is none. */
  email: string;
  service: AdminService;
}

/** Filled by src/app once the record was read; tests fill it with a fake. */
export const AdminContext = createContext<AdminAtWork | null>(null);

/** Only below the admin area. */
export function useAdmin(): AdminAtWork {
  const atWork = use(AdminContext);
  if (!atWork) throw new Error('useAdmin: no administrator is signed in here');
  return atWork;
}
