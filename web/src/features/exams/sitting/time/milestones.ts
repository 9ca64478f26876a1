/** The times that the exam's clock announces to screen readers. */

const minuteMs = 60_000;
const milestones = [
  [10, 'Ten minutes left'],
  [5, 'Five minutes left'],
  [1, 'One minute left'],
] as const;

/** Milliseconds for which a milestone stays in the page to be read aloud. */
const spokenForMs = 20_000;

/** @returns the announcement just after a milestone has passed, because a clock that speaks each second is no help */
export function milestoneAt(left: number): string {
  const passed = milestones.find(
    ([minutes]) => left <= minutes * minuteMs && left > minutes * minuteMs - spokenForMs,
  );
  return passed?.[1] ?? '';
}
