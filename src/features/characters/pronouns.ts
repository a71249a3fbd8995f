import type { Gender } from '@talelantern/domain/characters/character';

interface Pronouns {
  they: string;
  /** The verb after `they`. */
  are: string;
  theyWill: string;
  them: string;
  their: string;
  /** The ending of a regular verb: 's' after she and he ('looks'), none after they. */
  verbEnding: string;
}

const PRONOUNS: Readonly<Record<Gender | 'unspecified', Pronouns>> = {
  female: { they: 'she', are: 'is', theyWill: 'she’ll', them: 'her', their: 'her', verbEnding: 's' },
  male: { they: 'he', are: 'is', theyWill: 'he’ll', them: 'him', their: 'his', verbEnding: 's' },
  unspecified: { they: 'they', are: 'are', theyWill: 'they’ll', them: 'them', their: 'their', verbEnding: '' },
};

/** The pronouns of a character, whose gender may not be chosen yet. */
export const pronounsOf = (gender: Gender | null): Pronouns => PRONOUNS[gender ?? 'unspecified'];
