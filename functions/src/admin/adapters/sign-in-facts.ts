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
  // A family stays signed in; its session is renewed on each visit.
  lastActiveAt: readTime(metadata.lastRefreshTime ?? metadata.lastSignInTime),
});
