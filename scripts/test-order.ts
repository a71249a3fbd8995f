import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isJourney = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/journeys/');

/** Runs the browser journeys first: they take longest, and would otherwise finish last. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's method, which returns a new list
    const sorted = await super.sort(files);
    return [...sorted.filter(isJourney), ...sorted.filter((file) => !isJourney(file))];
  }
}
