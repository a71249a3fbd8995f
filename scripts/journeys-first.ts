import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isJourney = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/journeys/');

/** Begins with the journeys through the browser: they take longest, and begun last one of them would be waited for alone. */
export class JourneysFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's, which answers a new list
    const sorted = await super.sort(files);
    return [...sorted.filter(isJourney), ...sorted.filter((file) => !isJourney(file))];
  }
}
