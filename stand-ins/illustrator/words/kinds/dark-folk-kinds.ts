import folks from './records/dark-folk.json' with { type: 'json' };
import { readFolks } from './folk.ts';

export const SHADOW_FOLK = readFolks(folks.shadowFolk);

export const DARK_MAGICIANS = readFolks(folks.darkMagicians);

export const BLOOD_MAGES = readFolks(folks.bloodMages);

export const DARK_KNIGHTS = readFolks(folks.darkKnights);

export const DARK_ROYALS = readFolks(folks.darkRoyals);

export const DARK_FAIRIES = readFolks(folks.darkFairies);

export const IMPS = readFolks(folks.imps);

export const GOBLINS = readFolks(folks.goblins);

export const NIGHTMARE_FOLK = readFolks(folks.nightmareFolk);
