import type { Environment } from '../config/environment.ts';
import { startAuthenticator } from '../firebase/start-authenticator.ts';
import type { Authenticator } from '../services/ports/authenticator.ts';
import { openFirebase } from './open-firebase.ts';

export const openAuthenticator = (environment: Environment): Authenticator =>
  startAuthenticator(openFirebase(environment), environment);
