import { parseJson, readRecord, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { rememberedShelfKey } from '../../../config/storage-keys.ts';
import { device, readStored } from '../../../shared/drafts/stored-draft.ts';

/** The address of the app's first file, which changes with every build: a snapshot fits the style sheets of its build. */
export const thisBuild = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Taken by this build, else null. Read without the schema, whose library would have to be loaded first. */
export function shelfSnapshot(uid: string): string | null {
  const record = readRecord(parseJson(readStored(rememberedShelfKey(uid), device)));
  const { build, html } = readRecord(record['snapshot']);
  return build === thisBuild() ? readTextOrNull(html) : null;
}
