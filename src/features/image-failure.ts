import { notify } from '../ui/notify.ts';

export const LOAD_IMAGE_FAILED = 'Failed to load image';

/** Said once however many pictures fail: the same note is never stacked (specification §8). */
export const tellImageFailed = (): void => notify.failure(LOAD_IMAGE_FAILED);
