import type { Executor } from '../database/database.ts';

/** The description of a figure about the whole installation, such as the age of the oldest waiting job. */
export interface GaugeDescription {
  help: string;
  labels?: readonly string[];
}

/** One value, with the labels that distinguish it from the others of its figure. */
export interface GaugeValue {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Figures for monitors that are read together. */
export interface Gauges<Name extends string = string> {
  /** By name: `akada_`, the counted thing and its unit, as Prometheus names figures. */
  figures: Readonly<Record<Name, GaugeDescription>>;
  /** Reads all values, by name; `now` is in milliseconds since the epoch. */
  read(executor: Executor, now: number): Promise<Record<Name, readonly GaugeValue[]>>;
}

/** @returns the same figures; their names are checked against what is read */
export const declareGauges = <Name extends string>(gauges: Gauges<Name>): Gauges<Name> => gauges;
