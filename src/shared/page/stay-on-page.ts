import { isRecord } from '@talelantern/domain/stored/read-fields';

/** The navigation state of an address that changes while the page stays: nothing scrolls, the focus does not move. */
export const STAY_ON_PAGE = { stay: true };

export const staysOnPage = (state: unknown): boolean => isRecord(state) && state['stay'] === true;
