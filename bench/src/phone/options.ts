import { parseArgs } from 'node:util';
import { isVisitState, type VisitState, visitStates } from './visit-states.ts';

/** The options of one run. */
export interface PhoneRun {
  /** Visits of each page in each state; the median counts. */
  runs: number;
  /** Part of the names of the pages that are visited; all pages if empty. */
  page: string;
  states: readonly VisitState[];
  /** True to weigh first visits and a day of study, and to visit nothing else. */
  isWeighing: boolean;
  /** The port of the wire during the run; the product listens on the next one. */
  port: number;
  /** Folder in which `npm install lighthouse` was run, null for no audit. */
  lighthouse: string | null;
}

/** @throws TypeError for an argument that is not known, or no number */
export function readPhoneOptions(args: string[]): PhoneRun {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', default: '' },
      state: { type: 'string', multiple: true, default: [] },
      weigh: { type: 'boolean', default: false },
      port: { type: 'string', default: '3015' },
      lighthouse: { type: 'string' },
    },
  });
  const [wrong] = values.state.filter((name) => !isVisitState(name));
  if (wrong !== undefined) throw new TypeError(`${wrong} is no state: ${visitStates.join(', ')}`);

  return {
    runs: getNumber(values.runs),
    page: values.page,
    states: values.state.length === 0 ? visitStates : values.state.filter(isVisitState),
    isWeighing: values.weigh,
    port: getNumber(values.port),
    lighthouse: values.lighthouse ?? null,
  };
}

function getNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new TypeError(`${text} is no number above 0`);
}
