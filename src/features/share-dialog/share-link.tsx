import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { COPY_HINTS, useCopy } from '../../shared/page/use-copy.ts';
import { useFocusWhenShown } from '../../shared/page/use-focus-when-shown.ts';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode, <p className="mt-4">Drawing the code…</p>);

interface ShareLinkProps {
  url: string;
  /** Shared as the title of the link, e.g. 'Ember'. */
  title: string;
}

/** The link, with buttons to copy it, to show it as a QR code and, where available, to open the device's share menu. */
export function ShareLink({ url, title }: ShareLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const focusRef = useFocusWhenShown(url);
  const { copyState, copy } = useCopy(url, input);
  const [hasCode, setHasCode] = useState(false);

  async function openShareMenu(): Promise<void> {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share menu is not a failure. If sharing fails, the link is copied instead.
      if (!isAbort(error)) await copy();
    }
  }

  return (
    <div ref={focusRef} tabIndex={-1} role="group" aria-label="Passing it on" className="mt-4 short:mt-2 outline-none">
      <TextField
        ref={input}
        label="The link"
        value={url}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={<span aria-live="polite">{HINTS[copyState]}</span>}
      />
      <div className="mt-3 flex flex-wrap gap-2 *:flex-auto *:px-3">
        <Button variant="line" icon={copyState === 'yes' ? 'check' : 'link'} onClick={() => void copy()}>
          Copy the link
        </Button>
        {'share' in navigator && (
          <Button variant="line" icon="share" onClick={() => void openShareMenu()}>
            Pass it on
          </Button>
        )}
        <Button variant="line" aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          QR code
        </Button>
      </div>
      {hasCode && <QrCode url={url} />}
    </div>
  );
}

const HINTS = {
  no: 'It can’t be guessed, and search engines are asked to stay away.',
  ...COPY_HINTS,
} as const;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
