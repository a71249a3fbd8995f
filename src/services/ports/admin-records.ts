import type { Admin } from '@talelantern/domain/admin/permissions';

/** The signed-in person's own record in `admins`. */
export interface AdminRecords {
  /** Null for whoever is no administrator. Rejects where it cannot be read. */
  find: () => Promise<Admin | null>;
}
