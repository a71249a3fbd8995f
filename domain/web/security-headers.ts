/** Directives of a content security policy by name; each value is a list of sources. */
export type PolicySources = Readonly<Partial<Record<string, readonly string[]>>>;

const STORAGE = 'https://firebasestorage.googleapis.com';
const GOOGLE_SIGN_IN = 'https://apis.google.com';
const SELF = "'self'";
const NONE = "'none'";

/**
 * What a page of ours may load and do. Styles may stand in attributes (pictures are drawn with their places and
 * colours); scripts are files of our own, Google's sign-in, and those inline scripts whose hash the caller names.
 */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': [NONE],
  'script-src': [SELF, GOOGLE_SIGN_IN],
  'style-src': [SELF, "'unsafe-inline'"],
  'font-src': [SELF],
  'img-src': [SELF, 'data:', 'blob:', STORAGE, 'https://*.googleusercontent.com'],
  'media-src': [SELF, 'blob:', STORAGE],
  'connect-src': [
    SELF,
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    STORAGE,
    'https://*.cloudfunctions.net',
    GOOGLE_SIGN_IN,
  ],
  'frame-src': [SELF, 'https://*.firebaseapp.com', 'https://*.web.app'],
  'manifest-src': [SELF],
  'worker-src': [SELF],
  'base-uri': [NONE],
  'form-action': [SELF],
  'object-src': [NONE],
  'frame-ancestors': [NONE],
};

/** The content security policy of every page, with `more` sources: hashes of inline scripts, services of this machine. */
const contentSecurityPolicy = (more: PolicySources): string =>
  Object.entries(POLICY)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ');

/**
 * The headers that every answer with HTML carries, whoever gives it: Hosting's files (firebase.json is written from
 * them) and the functions' pages. Addresses of shared stories are secrets, so no other site is told them; sign-in with
 * Google needs its popup.
 */
export const securityHeaders = (more: PolicySources = {}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(more),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});
