import { readFileSync } from 'node:fs';
import type { LocalCloud } from '../../emulators/launcher/start-local-cloud.ts';
import { startOpenAiStandIn } from '../../emulators/openai/server.ts';
import { startFrameworkProcess, type FrameworkProcess } from '../support/framework-process.ts';
import type { FunctionCase, PreparedCall } from './function-cases.ts';
import { startProviderClock, type ProviderClock } from './provider-clock.ts';

/** So many families are made ready at once. */
const PREPARED_AT_ONCE = 8;
const WARMING_CALLS = 3;
const KIB_PER_MIB = 1024;

interface Answered {
  totalMs: number;
  /** Until the first bytes of the answer were there, ms. */
  firstMs: number;
  text: string;
}

export interface Sample {
  /** Whole calls, ms; alone without the time in which the provider or moderation was waited for. */
  overheadMs: number[];
  answers: Answered[];
  /** Calls that were answered 500: the app makes them again. */
  failed: number;
}

/** Runs one function of the built bundle. */
export class MeasuredFunction {
  readonly #url: string;
  readonly #pid: number;
  readonly #logs: () => string;
  readonly #case: FunctionCase;
  readonly #clock: ProviderClock;
  readonly stop: () => Promise<void>;

  private constructor(
    one: FunctionCase,
    { url, pid, logs }: Pick<FrameworkProcess, 'url' | 'pid' | 'logs'>,
    clock: ProviderClock,
    stop: () => Promise<void>,
  ) {
    this.#case = one;
    this.#url = url;
    this.#pid = pid;
    this.#logs = logs;
    this.#clock = clock;
    this.stop = stop;
  }

  /**
   * Starts it and calls it a few times, so that everything is loaded. The provider is the stand-in: at work, or with each
   * answer `remembered`.
   */
  static async start(
    cloud: LocalCloud,
    one: FunctionCase,
    provider: 'at-work' | 'remembered',
  ): Promise<MeasuredFunction> {
    const voiceUrl = `http://127.0.0.1:${cloud.ports.voice}`;
    const standIn = await startOpenAiStandIn({ port: 0, dripMs: 0, voiceUrl });
    const clock = await startProviderClock(standIn.url, provider === 'remembered');
    const framework = await startFrameworkProcess({
      functionsFolder: cloud.functionsFolder,
      target: one.name,
      environment: {
        ...cloud.adminEnvironment,
        ...cloud.functionsEnvironment.settings,
        ...cloud.functionsEnvironment.secrets,
        TEXT_BASE_URL: clock.baseUrl,
        IMAGE_BASE_URL: clock.baseUrl,
        MODERATION_BASE_URL: clock.baseUrl,
        SPEECH_BASE_URL: clock.baseUrl,
        STARTS_PER_MINUTE: '100000',
        STARTS_PER_DAY: '100000',
        CALLS_PER_MINUTE: '1000000',
      },
    });
    const measured = new MeasuredFunction(one, framework, clock, async () => {
      await framework.stop();
      clock.close();
      await standIn.close();
    });
    await measured.sample(WARMING_CALLS, 1);
    return measured;
  }

  /**
   * Makes `calls` calls, `atOnce` at a time. More than one at a time share the clock, so the provider's answers, which
   * come from memory, are counted in.
   */
  async sample(calls: number, atOnce: number): Promise<Sample> {
    const prepared = await inTurns(PREPARED_AT_ONCE, calls, this.#case.prepare);
    const sample: Sample = { overheadMs: [], answers: [], failed: 0 };
    let next = 0;
    await inTurns(atOnce, calls, async () => {
      const call = prepared[next];
      next += 1;
      if (!call) return;
      if (atOnce === 1) this.#clock.reset();
      const answered = await this.#post(call);
      if (!answered) {
        sample.failed += 1;
        return;
      }
      sample.answers.push(answered);
      sample.overheadMs.push(answered.totalMs - (atOnce === 1 ? this.#clock.busyMs() : 0));
    });
    return sample;
  }

  /** What the process has logged as an error so far. */
  errors(): string[] {
    return this.#logs()
      .split('\n')
      .filter((line) => line.includes('"severity":"ERROR"'));
  }

  /** The most memory that the process has held so far, MiB. */
  peakMemoryMib(): number {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.#pid}/status`, 'utf8'))?.[1];
    return Number(peak) / KIB_PER_MIB;
  }

  /** Null for an answer of status 500; throws for any other failure. */
  async #post({ token, body }: PreparedCall): Promise<Answered | null> {
    const begun = performance.now();
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept: this.#case.accept },
      body: JSON.stringify(body),
    });
    const firstMs = performance.now() - begun;
    const text = await response.text();
    if (response.status === 500) return null;
    if (!response.ok) throw new Error(`${this.#case.name}: ${response.status} ${text}\n${this.#logs()}`);
    return { totalMs: performance.now() - begun, firstMs, text };
  }
}

/** Does `work` so many times, `atOnce` at a time; answers what each returned. */
async function inTurns<T>(atOnce: number, times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < times) {
      begun += 1;
      done.push(await work());
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, times) }, worker));
  return done;
}
