import { readText, type StoredData } from '../stored/read-fields.ts';

/** What an administrator may do, one for each part of the admin area (docs/decisions/0078). */
export const ADMIN_PERMISSIONS = ['moderation', 'messages', 'people', 'overview', 'settings'] as const;
export type AdminPermission = (typeof ADMIN_PERMISSIONS)[number];

const DEFAULT_ROLE = 'admin';

/** `admins/{uid}` (specification §3). */
export interface Admin {
  userId: string;
  role: string;
  permissions: readonly AdminPermission[];
}

/**
 * The stored record of the administrator `uid`; null where there is none, or where it names somebody else: whoever fails
 * a check is no administrator (specification §4). A record without permissions, or with broken ones, allows nothing.
 */
export function readAdmin(uid: string, data: StoredData | null): Admin | null {
  if (data?.['userId'] !== uid) return null;
  return {
    userId: uid,
    role: readText(data['role']) || DEFAULT_ROLE,
    permissions: readPermissions(data['permissions']),
  };
}

export const mayAdmin = (admin: Admin | null, permission: AdminPermission): boolean =>
  admin?.permissions.includes(permission) ?? false;

/** From a list, or from a list written as JSON; each once, and unknown ones left out. */
function readPermissions(stored: unknown): AdminPermission[] {
  const listed = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!Array.isArray(listed)) return [];
  return ADMIN_PERMISSIONS.filter((permission) => listed.includes(permission));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
