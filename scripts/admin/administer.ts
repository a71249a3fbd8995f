import { parseArgs } from 'node:util';
import { ADMIN_PERMISSIONS, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { changeAdmin, listAdmins } from '../../functions/src/admin/adapters/appoint-admins.ts';

const USAGE = `npm run admin -- add <address> [permission ...]   all of ${ADMIN_PERMISSIONS.join(', ')} unless named
npm run admin -- remove <address>
npm run admin -- list`;

type Cloud = Parameters<typeof listAdmins>[0];

/** Runs `npm run admin -- <args>` in the given project. @throws Error with a message for the user. */
export async function administer(cloud: Cloud, args: readonly string[], print: (line: string) => void): Promise<void> {
  const [command, email, ...names] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (command === 'list') {
    const admins = await listAdmins(cloud);
    if (admins.length === 0) print('There are no administrators yet.');
    for (const { name, permissions, counts } of admins)
      print(`${name}  ${permissions.join(', ') || 'no permissions'}${counts ? '' : '  (does not count: add again)'}`);
  } else if (command === 'add' && email !== undefined) {
    await changeAdmin(cloud, email, readPermissions(names), Date.now());
    print(`${email} is an administrator now.`);
  } else if (command === 'remove' && email !== undefined) {
    await changeAdmin(cloud, email, null, Date.now());
    print(`${email} is no administrator any more.`);
  } else throw new Error(USAGE);
}

function readPermissions(names: readonly string[]): readonly AdminPermission[] {
  const unknownNames = names.filter((name) => !ADMIN_PERMISSIONS.some((permission) => permission === name));
  if (unknownNames.length > 0) throw new Error(`There is no permission ${unknownNames.join(', ')}.\n${USAGE}`);
  return names.length === 0 ? ADMIN_PERMISSIONS : ADMIN_PERMISSIONS.filter((permission) => names.includes(permission));
}
