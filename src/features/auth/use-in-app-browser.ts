import { useSyncExternalStore } from 'react';

/** Android's web view, and the names that apps with a browser of theirs add to its user agent. */
const IN_APP = /; wv\)|FBA[NV]\/|Instagram|Line\/|Snapchat|musical_ly|BytedanceWebview|Pinterest\/|LinkedInApp/;

const neverChanges = () => () => undefined;

/** Whether another app shows this page, as Instagram does: Google refuses to sign in there. False while prerendered. */
export const useInAppBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => IN_APP.test(navigator.userAgent),
    () => false,
  );
