import { defineDocument, readFields, type ValuesOf } from '../stored/define-document.ts';
import { parseJson, readText, type StoredData } from '../stored/read-fields.ts';

/** Permissions, one for each part of the admin area (docs/decisions/0078). */
export const ADMIN_PERMISSIONS = ['moderation', 'messages', 'people', 'overview', 'settings'] as const;
export type AdminPermission = (typeof ADMIN_PERMISSIONS)[number];

const DEFAULT_ROLE = 'admin';

/** `admins/{uid}` (docs/specification.md#3). */
export const ADMIN = defineDocument({
  collection: 'admins',
  version: 2,
  fields: {
    userId: readText,
    role: (value: unknown) => readText(value) || DEFAULT_ROLE,
    permissions: (stored: unknown): readonly AdminPermission[] => readPermissions(stored),
  },
  required: ['userId'],
  rules: {},
});

export type Admin = ValuesOf<typeof ADMIN.fields>;

/** Null when the record is missing or has the id of another user. Missing or invalid permissions allow nothing. */
export function readAdmin(uid: string, data: StoredData | null): Admin | null {
  return data?.['userId'] === uid ? readFields(ADMIN.fields, data) : null;
}

export const mayAdmin = (admin: Admin | null, permission: AdminPermission): boolean =>
  admin?.permissions.includes(permission) ?? false;

/** A list, or JSON of a list; duplicates and unknown permissions are dropped. */
function readPermissions(stored: unknown): AdminPermission[] {
  const permissions = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!Array.isArray(permissions)) return [];
  return ADMIN_PERMISSIONS.filter((permission) => permissions.includes(permission));
}
