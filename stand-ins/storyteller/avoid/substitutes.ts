import * as z from 'zod';
import substitutes from './substitutes.json' with { type: 'json' };

/** Gentle words for common fears, keyed by the singular. */
export const SUBSTITUTES = z.record(z.string(), z.string()).parse(substitutes);

/** The substitute for nouns that are not in the list. */
export const DEFAULT_SUBSTITUTE = 'thing';
