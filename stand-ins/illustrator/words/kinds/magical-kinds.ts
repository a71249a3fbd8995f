import { ELEMENTALS } from './element-kinds.ts';
import { SNOW_PERSON } from './giant-kinds.ts';
import { tableReader } from './kind-table.ts';
import {
  DRYADS,
  DWARVES,
  ELVES,
  ENCHANTED_FOLK,
  FAIRIES,
  GENIES,
  GNOMES,
  HIDDEN_FOLK,
  SPELLCASTERS,
  SPRITES,
} from './magical-folk-kinds.ts';

/** Reads fairies, elves, genies and other magical beings. */
export const readMagical = tableReader({
  fairy: FAIRIES,
  sprite: SPRITES,
  elf: ELVES,
  dwarf: DWARVES,
  gnome: GNOMES,
  'hidden folk': HIDDEN_FOLK,
  spellcaster: SPELLCASTERS,
  genie: GENIES,
  dryad: DRYADS,
  elemental: ELEMENTALS,
  'enchanted friend': { 'snow person': SNOW_PERSON, ...ENCHANTED_FOLK },
});
