import { readText } from '../stored/read-fields.ts';

export const readTitle = (value: unknown): string => readText(value) || 'A story without a title';
