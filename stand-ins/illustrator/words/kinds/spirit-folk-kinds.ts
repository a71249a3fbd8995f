import folks from './records/spirit-folk.json' with { type: 'json' };
import { readFolks } from './folk.ts';
import { tableReader } from './kind-table.ts';

const ANGELS = readFolks(folks.angels);

const CELESTIALS = readFolks(folks.celestials);

const DREAM_BEINGS = readFolks(folks.dreamBeings);

const SEASON_BRINGERS = readFolks(folks.seasonBringers);

const VAMPIRES = readFolks(folks.vampires);

const WEREFOLK = readFolks(folks.werefolk);

const UNDEAD = readFolks(folks.undead);

/** Reads human-shaped supernatural beings: angels, dreamers and friendly night folk. */
export const readSpiritFolk = tableReader({
  angel: ANGELS,
  'celestial being': CELESTIALS,
  'dream being': DREAM_BEINGS,
  'season bringer': SEASON_BRINGERS,
  vampire: VAMPIRES,
  werefolk: WEREFOLK,
  undead: UNDEAD,
});
