import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type { Usage } from '@talelantern/domain/usage/usage';

/** The fields of `usage/{uid}_{period}` but for whose it is. */
export const toUsageFields = ({ tallies, ...others }: Usage): StoredData => ({ ...tallies, ...others });
