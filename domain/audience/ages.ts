export const AGE_RANGES = ['3-4', '5-8', '9-12', '12-17'] as const;
export type AgeRange = (typeof AGE_RANGES)[number];

interface AgeRangeChoice {
  readonly id: AgeRange;
  readonly label: string;
  readonly line: string;
}

export const AGE_RANGE_CHOICES = [
  { id: '3-4', label: 'Ages 3-4', line: 'short and simple' },
  { id: '5-8', label: 'Ages 5-8', line: 'to read together' },
  { id: '9-12', label: 'Ages 9-12', line: 'more to puzzle out' },
  { id: '12-17', label: 'Ages 12-17', line: 'deeper, braver' },
] as const satisfies readonly AgeRangeChoice[];

export const isForOlder = (ageRange: AgeRange, reader: AgeRange): boolean =>
  AGE_RANGES.indexOf(ageRange) > AGE_RANGES.indexOf(reader);

export const DEFAULT_AGE: AgeRange = '5-8';

export const SELECT_AGE_RANGE = 'Please select an age range';
