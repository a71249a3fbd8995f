import { PROJECT_ID } from './app-environment.ts';

const LOOK_EVERY_MS = 1000;

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'verify the address',
  PASSWORD_RESET: 'set a new password',
  VERIFY_AND_CHANGE_EMAIL: 'confirm the new address',
  RECOVER_EMAIL: 'take the change of address back',
  EMAIL_SIGNIN: 'sign in',
};

export type Mail = { readonly to: string; readonly subject: string; readonly link: string };

type OobCode = { email: string; requestType: string; oobCode: string; oobLink: string };

/** Nobody sends mail here: hands over each link that the Auth emulator would have mailed, once. Returns how to stop. */
export function watchMailLinks(authUrl: string, onMail: (mail: Mail) => void): () => void {
  const seen = new Set<string>();
  const look = async () => {
    const response = await fetch(`${authUrl}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
    const { oobCodes = [] } = (await response.json()) as { oobCodes?: OobCode[] };
    for (const { email, requestType, oobCode, oobLink } of oobCodes) {
      if (seen.has(oobCode)) continue;
      seen.add(oobCode);
      onMail({ to: email, subject: SUBJECTS[requestType] ?? requestType, link: oobLink });
    }
  };
  // While the emulators stop they do not answer; the next look would come too late anyway.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
