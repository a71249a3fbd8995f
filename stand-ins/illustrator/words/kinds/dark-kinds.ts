import {
  BLOOD_MAGES,
  DARK_FAIRIES,
  DARK_KNIGHTS,
  DARK_MAGICIANS,
  DARK_ROYALS,
  GOBLINS,
  IMPS,
  NIGHTMARE_FOLK,
  SHADOW_FOLK,
} from './dark-folk-kinds.ts';
import { GARGOYLES } from './giant-kinds.ts';
import { MONSTERS } from './monster-kinds.ts';
import { tableReader } from './kind-table.ts';

/** Dark beings, all drawn friendlier than their names. */
export const readDark = tableReader({
  'shadow being': SHADOW_FOLK,
  'dark magician': DARK_MAGICIANS,
  'blood mage': BLOOD_MAGES,
  'dark knight': DARK_KNIGHTS,
  'dark royal': DARK_ROYALS,
  'dark fairy': DARK_FAIRIES,
  imp: IMPS,
  goblin: GOBLINS,
  gargoyle: GARGOYLES,
  monster: MONSTERS,
  nightmare: NIGHTMARE_FOLK,
});
