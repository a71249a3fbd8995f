import { PROJECT_ID } from './app-environment.ts';

const POLL_INTERVAL_MS = 1000;

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'verify the address',
  PASSWORD_RESET: 'set a new password',
  VERIFY_AND_CHANGE_EMAIL: 'confirm the new address',
  RECOVER_EMAIL: 'undo the change of address',
  EMAIL_SIGNIN: 'sign in',
};

export type Mail = { readonly to: string; readonly subject: string; readonly link: string };

type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string };

/** Reports each link that the Auth emulator would mail, once. Returns a function that stops it. */
export function watchMailLinks(authUrl: string, onMail: (mail: Mail) => void): () => void {
  const reportedLinks = new Set<string>();
  const look = async () => {
    const response = await fetch(`${authUrl}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
    const { oobCodes = [] } = (await response.json()) as { oobCodes?: OobCode[] };
    for (const { email, requestType, oobCode, oobLink } of oobCodes) {
      if (reportedLinks.has(oobCode)) continue;
      reportedLinks.add(oobCode);
      onMail({ to: email, subject: SUBJECTS[requestType] ?? requestType, link: oobLink });
    }
  };
  // Ignores errors while the emulators stop.
  const timer = setInterval(() => void look().catch(() => {}), POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
