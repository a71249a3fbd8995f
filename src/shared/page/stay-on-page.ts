import { isRecord } from '@talelantern/domain/stored/read-fields';

/** Navigation state for a change of the URL on the same page: neither scrolls nor moves the focus. */
export const STAY_ON_PAGE = { stay: true };

export const staysOnPage = (state: unknown): boolean => isRecord(state) && state['stay'] === true;
