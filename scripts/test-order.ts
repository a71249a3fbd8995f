import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, then all others. What reads every document runs before other files have added some. */
const FIRST = ['/tests/journeys/', '/tests/functions/delete-account.test', '/tests/functions/'];

function rankOf({ moduleId }: TestSpecification): number {
  const index = FIRST.findIndex((folder) => moduleId.includes(folder));
  return index === -1 ? FIRST.length : index;
}

/** Runs the files that take longest first, so that no worker still runs a long file when the others have finished. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's method, which returns a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
