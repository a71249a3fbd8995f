import { notify } from '../../ui/notify.ts';

const LOAD_IMAGE_FAILED = 'Failed to load image';

/** Identical toasts are shown once, however many pictures fail. */
export const notifyImageFailed = (): void => notify.failure(LOAD_IMAGE_FAILED);
