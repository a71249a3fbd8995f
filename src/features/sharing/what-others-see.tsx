import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import { Icon } from '../../ui/icon.tsx';
import { SEEN_BY_OTHERS } from './sharing-words.ts';

/** What the link would show, and what it never shows. */
export function WhatOthersSee({ contentType }: { contentType: SharedContentType }) {
  const { shown, kept } = SEEN_BY_OTHERS[contentType];
  return (
    <div className="mt-4">
      <p className="font-semibold text-text">Whoever has the link sees</p>
      <ul className="mt-1 grid gap-1">
        {shown.map((thing) => (
          <li key={thing} className="flex gap-2">
            <Icon name="eye" size="small" className="mt-1 flex-none" />
            {thing}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex gap-2">
        <Icon name="eye-off" size="small" className="mt-1 flex-none" />
        <span>Never: your email address, your account’s name, {kept}.</span>
      </p>
    </div>
  );
}
