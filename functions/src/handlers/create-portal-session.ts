import type { CreatePortalSessionResponse } from '@talelantern/domain/contracts/create-portal-session';
import { openPortal, type PortalTools } from '../billing/open-portal.ts';
import type { Call } from '../http/serve.ts';

/** `origin` is where the app stands. */
export const handleCreatePortalSession = async (
  tools: PortalTools,
  { caller }: Call<unknown>,
  origin: string,
): Promise<CreatePortalSessionResponse> => ({ url: await openPortal(tools, caller.uid, origin) });
