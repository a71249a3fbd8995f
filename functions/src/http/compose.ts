import { getAppCheck } from 'firebase-admin/app-check';
import { createFirestoreFamilies } from '../families/adapters/firestore-families.ts';
import type { Cloud } from '../cloud.ts';
import { createEmailKeys } from '../core/email-keys.ts';
import { systemClock } from '../core/clock.ts';
import { log } from '../core/request-log.ts';
import { createTokenVerifier } from './authenticate.ts';
import { createCallCounter } from './count-calls.ts';
import { createFailureCounter, createFirestoreFailures } from './count-failures.ts';

export const composeHttp = ({ app, auth, firestore, config }: Cloud) => ({
  allowedOrigins: config.allowedOrigins,
  countCall: createCallCounter(config.calls, log),
  countReport: createCallCounter({ ...config.calls, callsPerMinute: config.calls.reportsPerMinute }, log),
  countFailure: createFailureCounter(createFirestoreFailures(firestore), systemClock.now, log),
  /** Null when App Check is off. */
  verifyApp: config.hasAppCheck ? (token: string) => getAppCheck(app).verifyToken(token) : null,
  verifyToken: createTokenVerifier(
    auth,
    createEmailKeys(config.userHashSecret),
    createFirestoreFamilies(firestore).hasProfile,
  ),
});
