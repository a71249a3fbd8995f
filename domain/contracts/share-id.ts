import * as z from 'zod/mini';
import { SHARE_ID_PATTERN } from '../sharing/share-id.ts';

export const shareIdSchema = z.string().check(z.regex(SHARE_ID_PATTERN));
