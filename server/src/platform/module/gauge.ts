import type { Executor } from '../database/database.ts';

/** One value of a gauge, with the labels that distinguish it from the others. */
export interface GaugeValue {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** A figure about the whole installation that a monitor reads, such as the age of the oldest waiting job. */
export interface Gauge {
  /** `akada_`, the counted thing and its unit, as Prometheus names figures. */
  name: string;
  help: string;
  labels?: readonly string[];
  /** Reads the values; `now` is in milliseconds since the epoch. */
  read(executor: Executor, now: number): Promise<readonly GaugeValue[]>;
}
