import type { ModelLikeness } from '@talelantern/domain/contracts/admin/overview';
import { readNumber, readRecord, type StoredData } from '@talelantern/domain/stored/read-fields';

/** How often each score was given, by score. */
type Counts = Map<number, number>;

/** Likeness scores by image model, from a day's sums of scores (pictures/adapters/firestore-picture-scores.ts). */
export function likenessOfDay(shards: readonly (StoredData | undefined)[]): ModelLikeness[] {
  const byModel = shards.map((shard) => readRecord(shard?.['likeness']));
  const models = [...new Set(byModel.flatMap(Object.keys))].toSorted();
  return models.flatMap((model) => {
    const records = byModel.map((record) => readRecord(record[model]));
    const counts = addUp(records);
    const pictures = sum([...counts.values()]);
    if (pictures === 0) return [];
    const repainted = sum(records.map((record) => readNumber(record['repainted'])));
    return [{ model, pictures, median: medianOf(counts, pictures), lowest: Math.min(...counts.keys()), repainted }];
  });
}

const SCORE = /^\d{1,3}$/;

function addUp(records: readonly StoredData[]): Counts {
  const counts: Counts = new Map();
  for (const [score, times] of records.flatMap(Object.entries)) {
    if (SCORE.test(score)) counts.set(Number(score), (counts.get(Number(score)) ?? 0) + readNumber(times));
  }
  return counts;
}

/** The median score; for an even number of pictures, the lower one of the two in the middle. */
function medianOf(counts: Counts, pictures: number): number {
  let seen = 0;
  for (const [score, times] of [...counts].toSorted(([one], [other]) => one - other)) {
    seen += times;
    if (seen * 2 >= pictures) return score;
  }
  return 0;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
