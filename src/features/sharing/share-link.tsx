import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface ShareLinkProps {
  address: string;
  /** What is passed on with it, for example 'Ember'. */
  title: string;
}

/** The link to read, to copy and, where the device can, to pass on to another app. */
export function ShareLink({ address, title }: ShareLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');

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

  return (
    <div className="mt-4">
      <TextField
        ref={input}
        label="The link"
        value={address}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={<span aria-live="polite">{HINTS[copied]}</span>}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="line" icon={copied === 'yes' ? 'check' : 'link'} onClick={() => void copy()}>
          Copy the link
        </Button>
        {'share' in navigator && (
          <Button variant="line" icon="share" onClick={() => void passOn(title, address)}>
            Pass it on
          </Button>
        )}
      </div>
    </div>
  );
}

const HINTS = {
  no: 'It cannot be guessed, and no search engine finds it.',
  yes: 'Copied.',
  'by-hand': 'It is marked: copy it with your keyboard or by holding it.',
} as const;

/** The device asks where to; closing its question is no failure. */
const passOn = (title: string, url: string): Promise<void> => navigator.share({ title, url }).catch(() => undefined);
