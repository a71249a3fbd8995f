import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Folders whose files take longest, in this order; all other files come after them. What reads every document of the
 * cloud is read before other files have added theirs.
 */
const FIRST = ['/tests/journeys/', '/tests/functions/delete-account.test', '/tests/functions/'];

function rankOf({ moduleId }: TestSpecification): number {
  const index = FIRST.findIndex((folder) => moduleId.includes(folder));
  return index === -1 ? FIRST.length : index;
}

/** Runs the files that take longest first, so that no worker is left alone with one at the end. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's method, which returns a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
