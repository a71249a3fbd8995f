import { parseArgs } from 'node:util';
import { ADMIN_PERMISSIONS, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { adminEnvironment } from '../emulators/launcher/app-environment.ts';
import { portsFrom } from '../emulators/launcher/ports.ts';
import { appointAdmin, dismissAdmin, listAdmins } from '../functions/src/admin/firestore/appoint-admins.ts';
import { runScript } from './run-script.ts';
import { readPortBase, readWishes, STANDARD_PORT } from './wishes.ts';

const USAGE = `npm run admin -- add <address> [permission ...]   all of ${ADMIN_PERMISSIONS.join(', ')} unless named
npm run admin -- remove <address>
npm run admin -- list`;

/** What names a project of Firebase, or emulators of somebody's own. */
const ELSEWHERE = [
  'FIRESTORE_EMULATOR_HOST',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_PROJECT',
  'GCLOUD_PROJECT',
];

/** Makes and takes away administrators: in the project that the environment names, else in the local cloud. */
await runScript(async () => {
  const [command, email, ...names] = parseArgs({ allowPositionals: true }).positionals;
  const cloud = connect();
  if (command === 'list') {
    const admins = await listAdmins(cloud);
    if (admins.length === 0) console.log('Nobody looks after the place yet.');
    for (const { name, permissions, counts } of admins)
      console.log(
        `${name}  ${permissions.join(', ') || 'no permissions'}${counts ? '' : '  (does not count: add again)'}`,
      );
  } else if (command === 'add' && email !== undefined) {
    await appointAdmin(cloud, email, readPermissions(names), Date.now());
    console.log(`${email} is an administrator now.`);
  } else if (command === 'remove' && email !== undefined) {
    await dismissAdmin(cloud, email, Date.now());
    console.log(`${email} is no administrator any more.`);
  } else throw new Error(USAGE);
});

function connect() {
  if (ELSEWHERE.every((name) => !process.env[name])) {
    const wishes = readWishes();
    Object.assign(process.env, adminEnvironment(portsFrom(readPortBase(wishes, STANDARD_PORT))));
  }
  const where = process.env['FIRESTORE_EMULATOR_HOST'];
  console.log(where ? `In the local cloud at ${where}:` : 'In the project of your credentials:');
  const app = initializeApp();
  return { firestore: getFirestore(app), auth: getAuth(app) };
}

function readPermissions(names: readonly string[]): readonly AdminPermission[] {
  const unknown = names.filter((name) => !ADMIN_PERMISSIONS.some((permission) => permission === name));
  if (unknown.length > 0) throw new Error(`There is no permission ${unknown.join(', ')}.\n${USAGE}`);
  return names.length === 0 ? ADMIN_PERMISSIONS : ADMIN_PERMISSIONS.filter((permission) => names.includes(permission));
}
