import { initializeApp, type App } from 'firebase-admin/app';
import { adminEnvironment } from '../local-cloud/launcher/app-environment.ts';
import { portsFrom } from '../local-cloud/launcher/ports.ts';
import { readPortBase, readEnvironment } from './environment.ts';

const PROJECT_SETTINGS = [
  'FIRESTORE_EMULATOR_HOST',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_PROJECT',
  'GCLOUD_PROJECT',
];

/** The project that the environment names, otherwise the local cloud. */
export function connectApp(): App {
  if (PROJECT_SETTINGS.every((name) => !process.env[name])) {
    const environment = readEnvironment();
    Object.assign(process.env, adminEnvironment(portsFrom(readPortBase(environment))));
  }
  const emulatorHost = process.env['FIRESTORE_EMULATOR_HOST'];
  console.log(emulatorHost ? `In the local cloud at ${emulatorHost}:` : 'In the project of your credentials:');
  return initializeApp();
}
