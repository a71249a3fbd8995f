import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import type { FamilyArchive } from '../../services/leaving-service.ts';
import { useServices } from '../use-services.ts';

type ArchiveState =
  { is: 'idle' } | { is: 'packing' } | { is: 'ready'; archive: FamilyArchive } | { is: 'failed'; message: string };

/** Packing the family's archive. Whoever leaves the page meanwhile finds it when they ask again. */
export function useArchive(): { state: ArchiveState; pack: () => Promise<void> } {
  const { leaving } = useServices();
  const [state, setState] = useState<ArchiveState>({ is: 'idle' });

  async function pack(): Promise<void> {
    setState({ is: 'packing' });
    try {
      const service = await leaving();
      setState({ is: 'ready', archive: await service.packArchive() });
    } catch (error) {
      setState({ is: 'failed', message: isAppError(error) ? error.message : exportAccountContract.exhausted });
    }
  }

  return { state, pack };
}
