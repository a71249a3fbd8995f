import { exportAccountContract, type ExportAccountResponse } from '@talelantern/domain/contracts/export-account';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useMutation } from '@tanstack/react-query';
import { buttonClasses } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { useServices } from '../../shared/services/use-services.ts';

export function ArchiveCard() {
  const { loadServices } = useServices();
  const {
    data: archive,
    error,
    isPending,
    mutate: pack,
  } = useMutation({ mutationFn: async () => (await loadServices()).accountData.packArchive() });
  const problem = error && (isAppError(error) ? error.message : exportAccountContract.exhausted);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <p className="max-w-prose">
        Every story as a page you can read and hear offline, every picture and recording, and everything else as text.
      </p>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {isPending && <span>This takes a few seconds, or a minute or two for a full shelf.</span>}
        {archive && <PackedNote />}
      </p>
      {archive ? (
        <ReadyArchive archive={archive} />
      ) : (
        <OnlineButton variant="line" icon="download" busy={isPending} busyLabel="Packing…" onClick={() => pack()}>
          {problem ? 'Try again' : 'Download my data'}
        </OnlineButton>
      )}
      {problem && (
        <p role="alert" className="flex items-start gap-2 text-berry-700">
          <Icon name="alert" />
          {problem}
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
      You can save it here until {formatTime(expiresAt)}. On a computer, unzip it and open “index.html”. Anyone with
      this link can open it, so please keep it to yourself.
    </p>
  </div>
);

const MEGABYTE = 1_000_000;

export function formatSize(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  if (megabytes >= 1_000) return `${(megabytes / 1_000).toFixed(1)} GB`;
  return `${megabytes >= 10 ? Math.round(megabytes) : Math.max(0.1, Math.round(megabytes * 10) / 10)} MB`;
}

const formatTime = (moment: number): string =>
  new Date(moment).toLocaleString('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
