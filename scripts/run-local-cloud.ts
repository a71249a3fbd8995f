import { relative } from 'node:path';
import { PROJECT_ROOT } from '../emulators/launcher/folders.ts';
import { watchMailLinks } from '../emulators/launcher/mail-links.ts';
import { startLocalCloud, type LocalCloud } from '../emulators/launcher/start-local-cloud.ts';
import { DEMO_ADMIN, DEMO_FAMILY } from '../emulators/seed/accounts.ts';
import { connectAsOwner } from '../emulators/seed/emulator-admin.ts';
import { seed } from '../emulators/seed/seed.ts';
import { readPortBase, readWishes, STANDARD_PORT } from './wishes.ts';

const LOOK_FOR_PARENT_EVERY_MS = 500;
/** npm hands Ctrl-C on to us although the terminal has already sent it: only a later one is a person's second. */
const SECOND_CTRL_C_AFTER_MS = 1500;

/** Runs the cloud in the foreground until Ctrl-C, the end of the terminal, or the end of one of its programs. */
export async function runLocalCloud(kind: 'start' | 'dev'): Promise<void> {
  const wishes = readWishes();
  const stopping = signalToStop();
  console.log('Talelantern is starting its local cloud…');
  try {
    const cloud = await startLocalCloud({
      profile: wishes['TALELANTERN_PROFILE'] || kind,
      portBase: readPortBase(wishes, STANDARD_PORT),
      data: 'kept',
      schedules: 'on',
      app: kind === 'dev' ? 'hot' : 'built',
      socialSignIn: 'detect',
      wishes,
      say: (line) => console.log(`  ${line}`),
      signal: stopping,
    });
    await serveUntilAsked(cloud, stopping);
  } catch (error) {
    if (!stopping.aborted) throw error;
  }
  console.log('Stopped.');
}

async function serveUntilAsked(cloud: LocalCloud, stopping: AbortSignal): Promise<void> {
  try {
    const asked = new Promise<null>((resolve) => {
      if (stopping.aborted) resolve(null);
      stopping.addEventListener('abort', () => resolve(null));
    });
    await seed(connectAsOwner(cloud.projectId, cloud.urls), new Date());
    const stopMail = watchMailLinks(cloud.urls.auth, ({ to, subject, link }) => {
      console.log(`\n  Mail to ${to}, to ${subject}:\n  ${link}`);
    });
    console.log(welcome(cloud));
    const broken = await Promise.race([asked, cloud.broken]);
    stopMail();
    console.log('\nTalelantern is saving its data and stopping…');
    if (broken !== null)
      throw new Error(`The program '${broken}' ended by itself; see ${cloud.logFolder}/${broken}.log`);
  } finally {
    await cloud.stop();
  }
}

/** Aborts on Ctrl-C, SIGTERM, the end of the terminal and the end of the parent; a second Ctrl-C ends the process. */
function signalToStop(): AbortSignal {
  const controller = new AbortController();
  let askedAt = 0;
  const ask = () => {
    if (askedAt === 0) askedAt = Date.now();
    // The guards (guard.ts) go on and stop everything when this process is gone.
    else if (Date.now() - askedAt > SECOND_CTRL_C_AFTER_MS) process.exit(130);
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, ask);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) controller.abort();
  }, LOOK_FOR_PARENT_EVERY_MS).unref();
  return controller.signal;
}

function welcome(cloud: LocalCloud): string {
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
