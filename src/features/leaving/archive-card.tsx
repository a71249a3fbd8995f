import type { FamilyArchive } from '../../services/leaving-service.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnlineButton } from '../online-button.tsx';
import { sizeWords, timeWords } from './archive-words.ts';
import { useArchive } from './use-archive.ts';

/** 'Download my data': packs everything into one file and hands it out. */
export function ArchiveCard() {
  const { state, pack } = useArchive();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <p className="max-w-prose">
        Every story as a page that you can read, see and hear without the internet, every picture and recording, and all
        the rest as text.
      </p>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {state.is === 'packing' && 'A few pictures take seconds, a whole shelf a minute or two.'}
        {state.is === 'ready' && <Packed />}
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

const Packed = () => (
  <>
    <Icon name="check-circle" className="text-leaf-700" />
    Your archive is packed.
  </>
);

function ReadyArchive({ archive: { url, bytes, expiresAt } }: { archive: FamilyArchive }) {
  return (
    <div className="grid justify-items-start gap-3">
      <a href={url} download className={buttonClasses({ variant: 'primary' })}>
        <Icon name="download" />
        Save the archive ({sizeWords(bytes)})
      </a>
      <p className="max-w-prose text-15 text-soft">
        It waits here until {timeWords(expiresAt)}. Unpack it and open “index.html”. Whoever has this link can open it,
        so please pass it on to nobody.
      </p>
    </div>
  );
}
