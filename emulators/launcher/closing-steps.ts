type Step = () => void | Promise<void>;

/** What has to be undone at the end, last first; runs once, whoever asks and however often. */
export class ClosingSteps {
  readonly #steps: Step[] = [];
  #run: Promise<void> | null = null;

  /** A step that comes when the end has begun is done at once. */
  add(step: Step): void {
    if (this.#run === null) this.#steps.push(step);
    else this.#run = this.#run.then(step);
  }

  run(): Promise<void> {
    this.#run ??= this.#runAll();
    return this.#run;
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps.toReversed()) await step();
  }
}
