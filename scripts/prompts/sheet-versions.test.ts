import { expect, it } from 'vitest';
import { checksumOf, currentJson, earlierJson, readVersion, SHEETS, versionsOf } from './sheet-versions.ts';

const HOW_TO_RECORD =
  'Raise its version, keep the former text in style-sheets/earlier and record the change in style-sheets/versions.json';

const identify = (json: unknown) => ({ version: readVersion(json), checksum: checksumOf(json) });

it.each(SHEETS)('the text in force of the sheet %s is the text of its last recorded version', (id) => {
  expect(versionsOf(id).at(-1), HOW_TO_RECORD).toMatchObject(identify(currentJson(id)));
});

it.each(SHEETS)('every earlier version of the sheet %s is kept as it was', (id) => {
  const versions = versionsOf(id);
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
  for (const earlier of versions.slice(0, -1)) {
    expect(earlier).toMatchObject(identify(earlierJson(id, earlier.version)));
  }
});
