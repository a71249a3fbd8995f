import type { Admin } from '@talelantern/domain/admin/permissions';
import { createContext } from 'react';
import type { AdminService } from '../../services/admin/admin-service.ts';
import { useRequired } from '../../shared/services/use-required.ts';

export interface CurrentAdmin {
  admin: Admin;
  email: string;
  service: AdminService;
}

export const AdminContext = createContext<CurrentAdmin | null>(null);

export const useAdmin = (): CurrentAdmin => useRequired(AdminContext, 'useAdmin: no administrator is signed in here');
