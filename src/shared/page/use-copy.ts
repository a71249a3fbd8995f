import { useState, type RefObject } from 'react';

/** Copies `text`, or selects it in `field` where the browser denies clipboard access. */
export function useCopy(text: string, field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const [copyState, setCopyState] = useState<'no' | 'yes' | 'by-hand'>('no');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopyState('yes');
    } catch {
      field.current?.select();
      setCopyState('by-hand');
    }
  }
  return { copyState, copy };
}

export const COPY_HINTS = {
  yes: 'Copied.',
  'by-hand': 'It’s selected: copy it with your keyboard or by holding it.',
} as const;
