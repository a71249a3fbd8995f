type Step = () => void | Promise<void>;

/** Cleanup steps, run in reverse order. They run once, however often cleanup is requested. */
export class CleanupSteps {
  readonly #steps: Step[] = [];
  #run: Promise<void> | null = null;

  /** A step added after the cleanup began runs immediately. */
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
