import { parseJson, readRecord, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { rememberedShelfKey } from '../../../config/storage-keys.ts';
import { device, readStored } from '../../../shared/drafts/stored-draft.ts';

/** The URL of the app's first script: a snapshot needs the style sheets of the same build. */
export const thisBuild = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** The snapshot, if this build has made it; else null. Read without the schema, whose library is not loaded yet. */
export function shelfSnapshot(uid: string): string | null {
  const record = readRecord(parseJson(readStored(rememberedShelfKey(uid), device)));
  const { build, html } = readRecord(record['snapshot']);
  return build === thisBuild() ? readTextOrNull(html) : null;
}
