/** The accuracy of the independent checker: its findings against a reader's labels, and its findings in a set. */
import { type FaultName, faultNames, type ItemFault } from './checker/checked-item.ts';

/** One question with the faults from a reader's labels and from the checker; other names are not counted. */
export interface LabelledFaults {
  faults: string[];
  found: string[];
}

export interface FaultFigures {
  /** The number of items with the label. */
  labelled: number;
  /** The number of flagged items. */
  found: number;
  /** The number of flagged items with the label. */
  hits: number;
  /** Hits by labelled; null if nothing is labelled. */
  sensitivity: number | null;
  /** The share of items without the label that were flagged; null if every item has it. */
  falseAlarms: number | null;
}

/** The figures of each fault over a labelled sample. */
export function checkerFigures(labelled: readonly LabelledFaults[]): Record<FaultName, FaultFigures> {
  return byFault((fault) => {
    const requested = labelled.filter(({ faults }) => faults.includes(fault));
    const found = labelled.filter((item) => item.found.includes(fault)).length;
    const hits = requested.filter((item) => item.found.includes(fault)).length;
    return {
      labelled: requested.length,
      found,
      hits,
      sensitivity: getShare(hits, requested.length),
      falseAlarms: getShare(found - hits, labelled.length - requested.length),
    };
  });
}

/** The figures as lines of a table, faults in a fixed order. */
export function checkerTable(figures: Record<FaultName, FaultFigures>): string[] {
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(14))).join('');
  return [
    line(['fault', 'labelled', 'found', 'hits', 'sensitivity', 'false alarms']),
    ...faultNames.map((fault) => {
      const { labelled, found, hits, sensitivity, falseAlarms } = figures[fault];
      return line([fault, `${labelled}`, `${found}`, `${hits}`, percent(sensitivity), percent(falseAlarms)]);
    }),
  ];
}

/** The share of items with each fault; 0 for no items. */
export function faultShares(found: readonly (readonly ItemFault[])[]): Record<FaultName, number> {
  return byFault(
    (name) =>
      getShare(found.filter((faults) => faults.some(({ fault }) => fault === name)).length, found.length) ??
      0,
  );
}

function byFault<T>(getFigure: (fault: FaultName) => T): Record<FaultName, T> {
  return {
    cloze: getFigure('cloze'),
    second_key: getFigure('second_key'),
    class: getFigure('class'),
    root_leak: getFigure('root_leak'),
    not_general: getFigure('not_general'),
    grammar: getFigure('grammar'),
    pair: getFigure('pair'),
  };
}

function getShare(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function percent(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(0)} %`;
}
