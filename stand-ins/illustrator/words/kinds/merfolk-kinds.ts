import folks from './records/merfolk.json' with { type: 'json' };
import { readFolks } from './folk.ts';
import { tableReader } from './kind-table.ts';

const MERFOLK = readFolks(folks.merfolk);

/** Recognizes merfolk in a description. */
export const readMerfolk = tableReader({ merfolk: MERFOLK });
