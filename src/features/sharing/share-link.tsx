import { Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { latePart } from '../late-part.tsx';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';

const QrCode = latePart(async () => (await import('./qr-code.tsx')).QrCode);

interface ShareLinkProps {
  address: string;
  /** What is passed on with it, for example 'Ember'. */
  title: string;
}

/** The link to read, to copy, to show to another phone and, where the device can, to pass on to another app. */
export function ShareLink({ address, title }: ShareLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useFocusWhenShown(address);
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const [hasCode, setHasCode] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      // The browser did not allow it: the family copies what is marked.
      input.current?.select();
      setCopied('by-hand');
    }
  }

  async function passOn(): Promise<void> {
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // Closing the device's question is no failure; a device that cannot pass it on leaves copying.
      if (!isClosed(error)) await copy();
    }
  }

  return (
    <div ref={shown} tabIndex={-1} role="group" aria-label="Passing it on" className="mt-4 outline-none">
      <TextField
        ref={input}
        label="The link"
        value={address}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={<span aria-live="polite">{HINTS[copied]}</span>}
      />
      <div className="mt-3 flex flex-wrap gap-2 *:flex-auto *:px-3">
        <Button variant="line" icon={copied === 'yes' ? 'check' : 'link'} onClick={() => void copy()}>
          Copy the link
        </Button>
        {'share' in navigator && (
          <Button variant="line" icon="share" onClick={() => void passOn()}>
            Pass it on
          </Button>
        )}
        <Button variant="line" aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          QR code
        </Button>
      </div>
      {hasCode && (
        <Suspense fallback={<p className="mt-4">Drawing the code…</p>}>
          <QrCode address={address} />
        </Suspense>
      )}
    </div>
  );
}

const HINTS = {
  no: 'It cannot be guessed, and no search engine finds it.',
  yes: 'Copied.',
  'by-hand': 'It is marked: copy it with your keyboard or by holding it.',
} as const;

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
