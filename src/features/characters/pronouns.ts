import type { Gender } from '@talelantern/domain/characters/character';

interface Pronouns {
  they: string;
  /** The verb after `they`. */
  are: string;
  theyWill: string;
  them: string;
  their: string;
  /** What other verbs end in after `they`: 'look' + 's'. */
  ending: string;
}

const PRONOUNS: Readonly<Record<Gender | 'open', Pronouns>> = {
  female: { they: 'she', are: 'is', theyWill: 'she’ll', them: 'her', their: 'her', ending: 's' },
  male: { they: 'he', are: 'is', theyWill: 'he’ll', them: 'him', their: 'his', ending: 's' },
  open: { they: 'they', are: 'are', theyWill: 'they’ll', them: 'them', their: 'their', ending: '' },
};

/** How to speak of a character whose gender may not be chosen yet. */
export const pronounsOf = (gender: Gender | null): Pronouns => PRONOUNS[gender ?? 'open'];
