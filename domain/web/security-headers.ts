export type PolicySources = Readonly<Partial<Record<string, readonly string[]>>>;

/** Where browsers load files of the bucket. */
export const STORAGE = 'https://firebasestorage.googleapis.com';
const GOOGLE_SIGN_IN = 'https://apis.google.com';
const SELF = "'self'";
const NONE = "'none'";

/**
 * The policy of every page. Styles may be in attributes, for the positions and colors of pictures; scripts are our
 * own files, Google's sign-in, and inline scripts with a hash from the caller.
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

/** Additional sources for App Check (https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider). */
export const APP_CHECK_SOURCES: PolicySources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

const contentSecurityPolicy = (more: PolicySources): string =>
  Object.entries(POLICY)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ');

/**
 * Headers of every HTML response, by Hosting (firebase.json is generated from them) and by functions. URLs of
 * shares are secret, so there is no referrer; sign-in with Google needs its popup.
 */
export const securityHeaders = (more: PolicySources = {}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(more),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});
