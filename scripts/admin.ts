import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { adminEnvironment } from '../local-cloud/launcher/app-environment.ts';
import { portsFrom } from '../local-cloud/launcher/ports.ts';
import { administer } from './admin/administer.ts';
import { runScript } from './run-script.ts';
import { readPortBase, readEnvironment, DEFAULT_PORT } from './environment.ts';

const PROJECT_SETTINGS = [
  'FIRESTORE_EMULATOR_HOST',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_PROJECT',
  'GCLOUD_PROJECT',
];

/** Adds and removes administrators, in the project that the environment names, otherwise in the local cloud. */
await runScript(() => administer(connect(), process.argv.slice(2), console.log));

function connect() {
  if (PROJECT_SETTINGS.every((name) => !process.env[name])) {
    const environment = readEnvironment();
    Object.assign(process.env, adminEnvironment(portsFrom(readPortBase(environment, DEFAULT_PORT))));
  }
  const emulatorHost = process.env['FIRESTORE_EMULATOR_HOST'];
  console.log(emulatorHost ? `In the local cloud at ${emulatorHost}:` : 'In the project of your credentials:');
  const app = initializeApp();
  return { firestore: getFirestore(app), auth: getAuth(app) };
}
