/** Words that students and notes use for one thing, where a dictionary does not pair them. */
import { getStem } from '../../text/stem.ts';

const groups = `
  deadline limit limitation within expiry
  sue claim proceed litigate court
  drawback disadvantage con problem weakness limitation bad negative harm downside against
  benefit advantage pro strength merit good plus upside
  reason cause because why factor
  result effect consequence outcome lead
  symptom sign feature presentation
  stage step phase level
  formula equation calculate compute multiply divide ratio
  author writer wrote written write publish published
  inventor invented founder founded propounded proposed introduced discovered
  die died death dead killed
  big size large diameter
  tall height high
  old age
  fast rate speed quick velocity
  heavy weight mass
  price cost fee
  ceiling maximum cap
  floor minimum
  amount quantity number
  percentage percent share proportion
  main protagonist principal chief central
  money revenue fund finance
  council local
  council government
  left l
  right r
  book novel text
  congress parliament legislature assembly
  chamber house
  made composed consist contain
  kind type sort form class category
  part component element
  job role function task duty
  similar alike common
  opposite contrary reverse
  stop prevent control avoid
  treat treatment therapy manage
  heart cardiac
  kidney renal
  lung pulmonary
  liver hepatic
  blood haem heme
  brain cerebral
  begin start onset
  end finish close stop
  shape form
  rule law principle
  judge court
  doctor physician
  car vehicle
  child children kid minor
`;

const table = new Map<string, ReadonlySet<string>>();
for (const line of groups.trim().split('\n')) {
  const stems = line.trim().split(/\s+/).map(getStem);
  for (const stem of stems) table.set(stem, new Set([...(table.get(stem) ?? []), ...stems]));
}

/** @returns stems that mean nearly the same in study notes, with the stem itself; empty if none is known */
export const getStudyWords = (stem: string): ReadonlySet<string> => table.get(stem) ?? new Set();
