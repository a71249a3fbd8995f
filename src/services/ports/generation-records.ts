import type { createGenerationRecords } from '../../firebase/generation-records.ts';

export type GenerationRecords = ReturnType<typeof createGenerationRecords>;
