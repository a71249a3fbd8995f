import type { UpdateSharingRequest, UpdateSharingResponse } from '@talelantern/domain/contracts/update-sharing';
import type { Call } from '../http/serve.ts';
import { updateSharing, type SharingTools } from '../operations/sharing/update-sharing.ts';

export const handleUpdateSharing = (
  tools: SharingTools,
  { caller, body }: Call<UpdateSharingRequest>,
): Promise<UpdateSharingResponse> => updateSharing(tools, caller, body);
