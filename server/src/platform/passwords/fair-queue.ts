import type { Queue, QueueAddOptions, RunFunction } from 'p-queue';

/** The source of the work. */
export interface FairOptions extends QueueAddOptions {
  source: string;
}

/**
 * Waiting work for p-queue: the sources take turns, and the oldest work of a source comes first. A busy
 * source delays only itself.
 */
export class FairQueue implements Queue<RunFunction, FairOptions> {
  /** The order of the map is the order of the turns; a source without waiting work is not in it. */
  readonly #waiting = new Map<string, RunFunction[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param options.source whose turn the work waits for */
  enqueue(run: RunFunction, { source = '' }: Partial<FairOptions> = {}): void {
    const line = this.#waiting.get(source);
    if (line) line.push(run);
    else this.#waiting.set(source, [run]);
    this.#size += 1;
  }

  /** @returns the oldest work of the source whose turn it is, undefined when none waits */
  dequeue(): RunFunction | undefined {
    const [turn] = this.#waiting;
    if (!turn) return undefined;

    const [source, line] = turn;
    const run = line.shift();
    this.#waiting.delete(source);
    if (line.length > 0) this.#waiting.set(source, line);
    this.#size -= 1;
    return run;
  }

  /** @returns what waits for one source, oldest first */
  filter({ source = '' }: Readonly<Partial<FairOptions>>): RunFunction[] {
    return [...(this.#waiting.get(source) ?? [])];
  }

  /** Turns are the only order here. @throws Error always */
  setPriority(): void {
    throw new Error('Work of a fair queue has no priority');
  }

  /** Work is never taken out by an id: work of a caller who has gone ends when its turn comes. @throws Error always */
  remove(): void {
    throw new Error('Work of a fair queue has no id');
  }
}
