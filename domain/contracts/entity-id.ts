import * as z from 'zod/mini';
import { ENTITY_ID_PATTERN } from '../stored/entity-id-pattern.ts';

export const INVALID_CHARACTER_ID = 'Invalid character id';

export const entityIdSchema = z.string().check(z.regex(ENTITY_ID_PATTERN));
