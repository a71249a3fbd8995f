import type { Admin } from '@talelantern/domain/admin/permissions';
import { createContext, use } from 'react';
import type { AdminService } from '../../services/admin/admin-service.ts';

export interface CurrentAdmin {
  admin: Admin;
  email: string;
  service: AdminService;
}

export const AdminContext = createContext<CurrentAdmin | null>(null);

export function useAdmin(): CurrentAdmin {
  const current = use(AdminContext);
  if (!current) throw new Error('useAdmin: no administrator is signed in here');
  return current;
}
