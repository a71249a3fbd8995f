import { relative } from 'node:path';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';
import { watchMailLinks } from '../local-cloud/launcher/mail-links.ts';
import { startLocalCloud, type LocalCloud } from '../local-cloud/launcher/start-local-cloud.ts';
import { DEMO_ADMIN, DEMO_FAMILY } from '../local-cloud/seed/accounts.ts';
import { connectAsOwner } from '../local-cloud/seed/emulator-admin.ts';
import { seed } from '../local-cloud/seed/seed.ts';
import { restoreDemoFamily } from './demo-family/restore-demo-family.ts';
import { readPortBase, readEnvironment } from './environment.ts';

const PARENT_POLL_MS = 500;
/** The terminal and npm both send Ctrl-C, so only a later one is the user's second. */
const SECOND_CTRL_C_AFTER_MS = 1500;

/** Runs the cloud in the foreground until Ctrl-C, or until the terminal or one of its programs ends. */
export async function runLocalCloud(kind: 'start' | 'dev'): Promise<void> {
  const environment = readEnvironment();
  const stopSignal = signalToStop();
  console.log('Talelantern is starting its local cloud…');
  try {
    const cloud = await startLocalCloud({
      profile: environment['TALELANTERN_PROFILE'] || kind,
      portBase: readPortBase(environment),
      data: 'kept',
      schedules: 'on',
      app: kind === 'dev' ? 'hot' : 'built',
      socialSignIn: 'detect',
      userEnvironment: environment,
      print: (line) => console.log(`  ${line}`),
      signal: stopSignal,
    });
    await serveUntilStopped(cloud, stopSignal);
  } catch (error) {
    if (!stopSignal.aborted) throw error;
  }
  console.log('Stopped.');
}

async function serveUntilStopped(cloud: LocalCloud, stopSignal: AbortSignal): Promise<void> {
  try {
    const stopped = new Promise<null>((resolve) => {
      if (stopSignal.aborted) resolve(null);
      stopSignal.addEventListener('abort', () => resolve(null));
    });
    const now = new Date();
    const created = await seed(connectAsOwner(cloud.projectId, cloud.urls), now);
    if (created.includes(DEMO_FAMILY)) await restoreDemoFamily(cloud, now);
    const stopMail = watchMailLinks(cloud.urls.auth, ({ to, subject, link }) => {
      console.log(`\n  Mail to ${to}, to ${subject}:\n  ${link}`);
    });
    console.log(welcomeText(cloud));
    const endedProgram = await Promise.race([stopped, cloud.broken]);
    stopMail();
    console.log('\nTalelantern is saving its data and stopping…');
    if (endedProgram !== null)
      throw new Error(`The program '${endedProgram}' ended by itself; see ${cloud.logFolder}/${endedProgram}.log`);
  } finally {
    await cloud.stop();
  }
}

/** Aborts on Ctrl-C, SIGTERM, and the end of the terminal or the parent; a second Ctrl-C ends the process. */
function signalToStop(): AbortSignal {
  const controller = new AbortController();
  let firstSignalAt = 0;
  const onSignal = () => {
    if (firstSignalAt === 0) firstSignalAt = Date.now();
    // The guards (guard.ts) stop everything once this process has ended.
    else if (Date.now() - firstSignalAt > SECOND_CTRL_C_AFTER_MS) process.exit(130);
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) controller.abort();
  }, PARENT_POLL_MS).unref();
  return controller.signal;
}

function welcomeText(cloud: LocalCloud): string {
  const services = cloud.standIns.includes('openai')
    ? `Pictures, stories, ${cloud.standIns.includes('voice') ? 'voices' : 'chimes for voices'} and checks come from an offline stand-in for OpenAI. With OPENAI_API_KEY set, the real service is used.`
    : 'Pictures, stories and checks come from the real OpenAI service with your OPENAI_API_KEY: they cost money.';
  const payments = cloud.standIns.includes('stripe')
    ? `Plans are paid at an offline stand-in for Stripe (${cloud.urls.stripe}): no money moves. With STRIPE_SECRET_KEY set, the real service is used.`
    : 'Plans are paid at the real Stripe with your STRIPE_SECRET_KEY.';
  return `
  Talelantern is ready:  ${cloud.urls.app}

  Demo family  ${DEMO_FAMILY.email}  ${DEMO_FAMILY.password}
  Demo admin   ${DEMO_ADMIN.email}   ${DEMO_ADMIN.password}

  ${services}
  ${payments}
  Accounts, data and files live in Firebase's emulators on this machine and survive a restart.
  No mail is sent: its links appear here. Logs: ${relative(PROJECT_ROOT, cloud.logFolder)}
  Ctrl-C stops everything.
`;
}
