import { readTime } from '@talelantern/domain/stored/read-fields';
import type { UserInfo, UserMetadata, UserRecord } from 'firebase-admin/auth';
import type { SignInFacts } from '../ports/ports.ts';

interface SignInRecord extends Pick<UserRecord, 'emailVerified' | 'disabled'> {
  providerData: readonly Pick<UserInfo, 'providerId'>[];
  metadata: Pick<UserMetadata, 'creationTime' | 'lastSignInTime' | 'lastRefreshTime'>;
}

export const signInFactsOf = ({ emailVerified, disabled, providerData, metadata }: SignInRecord): SignInFacts => ({
  emailVerified,
  disabled,
  providers: providerData.map(({ providerId }) => providerId),
  createdAt: readTime(metadata.creationTime),
  // A family stays signed in, so its last visit is the last renewal of its session, not the last sign-in.
  lastActiveAt: readTime(metadata.lastRefreshTime ?? metadata.lastSignInTime),
});
