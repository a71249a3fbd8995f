import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import type { ExportAccountResponse } from '@talelantern/domain/contracts/export-account';
import { buttonClasses } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { useServices } from '../../shared/services/use-services.ts';

export function ArchiveCard() {
  const { state, pack } = useArchive();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <p className="max-w-prose">
        Every story as a page you can read and hear offline, every picture and recording, and everything else as text.
      </p>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {state.is === 'packing' && <span>This takes a few seconds, or a minute or two for a full shelf.</span>}
        {state.is === 'ready' && <PackedNote />}
      </p>
      {state.is === 'ready' ? (
        <ReadyArchive archive={state.archive} />
      ) : (
        <OnlineButton
          variant="line"
          icon="download"
          busy={state.is === 'packing'}
          busyLabel="Packing…"
          onClick={() => void pack()}
        >
          {state.is === 'failed' ? 'Try again' : 'Download my data'}
        </OnlineButton>
      )}
      {state.is === 'failed' && (
        <p role="alert" className="flex items-start gap-2 text-berry-700">
          <Icon name="alert" />
          {state.message}
        </p>
      )}
    </div>
  );
}

const PackedNote = () => (
  <>
    <Icon name="check-circle" className="text-leaf-700" />
    Your archive is ready.
  </>
);

const ReadyArchive = ({ archive: { url, bytes, expiresAt } }: { archive: ExportAccountResponse }) => (
  <div className="grid justify-items-start gap-3">
    <a href={url} download className={buttonClasses({ variant: 'primary' })}>
      <Icon name="download" />
      Save the archive ({formatSize(bytes)})
    </a>
    <p className="max-w-prose text-15 text-soft">
      You can save it here until {formatTime(expiresAt)}. Unzip it and open “index.html”. Anyone with this link can open
      it, so please keep it to yourself.
    </p>
  </div>
);

type ArchiveState =
  | { is: 'idle' }
  | { is: 'packing' }
  | { is: 'ready'; archive: ExportAccountResponse }
  | { is: 'failed'; message: string };

function useArchive(): { state: ArchiveState; pack: () => Promise<void> } {
  const { deferred } = useServices();
  const [state, setState] = useState<ArchiveState>({ is: 'idle' });

  async function pack(): Promise<void> {
    setState({ is: 'packing' });
    try {
      const { accountData: service } = await deferred();
      setState({ is: 'ready', archive: await service.packArchive() });
    } catch (error) {
      setState({ is: 'failed', message: isAppError(error) ? error.message : exportAccountContract.exhausted });
    }
  }

  return { state, pack };
}

const MEGABYTE = 1_000_000;

export function formatSize(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  if (megabytes >= 1_000) return `${(megabytes / 1_000).toFixed(1)} GB`;
  return `${megabytes >= 10 ? Math.round(megabytes) : Math.max(0.1, Math.round(megabytes * 10) / 10)} MB`;
}

const formatTime = (moment: number): string =>
  new Date(moment).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
