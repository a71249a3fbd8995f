import folks from './records/mystic.json' with { type: 'json' };
import { readFolks } from './folk.ts';
import { tableReader } from './kind-table.ts';

const MAGES = readFolks(folks.mages);

const ORACLES = readFolks(folks.oracles);

const DRUIDS = readFolks(folks.druids);

const MONKS = readFolks(folks.monks);

const ALCHEMISTS = readFolks(folks.alchemists);

const STAR_SAGES = readFolks(folks.starSages);

const DREAM_GUIDES = readFolks(folks.dreamGuides);

const WHISPERERS = readFolks(folks.whisperers);

const KEEPERS = readFolks(folks.keepers);

const SINGERS = readFolks(folks.singers);

const TIME_KEEPERS = readFolks(folks.timeKeepers);

/** Reads mages, oracles and other mystics. */
export const readMystic = tableReader({
  mage: MAGES,
  oracle: ORACLES,
  druid: DRUIDS,
  'wandering monk': MONKS,
  alchemist: ALCHEMISTS,
  'star sage': STAR_SAGES,
  'dream guide': DREAM_GUIDES,
  'animal whisperer': WHISPERERS,
  'keeper of secrets': KEEPERS,
  'spell singer': SINGERS,
  'time keeper': TIME_KEEPERS,
});
