import folks from './records/magical-folk.json' with { type: 'json' };
import { readFolks } from './folk.ts';

export const FAIRIES = readFolks(folks.fairies);

export const SPRITES = readFolks(folks.sprites);

export const ELVES = readFolks(folks.elves);

export const DWARVES = readFolks(folks.dwarves);

export const GNOMES = readFolks(folks.gnomes);

export const HIDDEN_FOLK = readFolks(folks.hiddenFolk);

export const SPELLCASTERS = readFolks(folks.spellcasters);

export const GENIES = readFolks(folks.genies);

export const DRYADS = readFolks(folks.dryads);

export const ENCHANTED_FOLK = readFolks(folks.enchantedFolk);
