import type { LessonPackage } from '@akada/contract/work/money/packages.ts';
import classes from './packages.module.css';

type Lessons = Pick<LessonPackage, 'lessons' | 'booked' | 'used'>;

/** The lessons of a package as dots: used, booked and open. The words next to it say the same. */
export function LessonDots({ count: { lessons, booked, used } }: { count: Lessons }) {
  return (
    <ol
      className={classes.dots}
      aria-label={`${used} used, ${booked} booked, ${Math.max(0, lessons - used - booked)} open`}
    >
      {listStates({ lessons, booked, used }).map(([number, state]) => (
        <li key={number} data-lesson={state} />
      ))}
    </ol>
  );
}

/** @returns number and state of each lesson, the used ones first */
function listStates({ lessons, booked, used }: Lessons): [number: number, state: string][] {
  return Array.from({ length: lessons }, (_, index) => {
    if (index < used) return [index + 1, 'used'];
    return [index + 1, index < used + booked ? 'booked' : 'open'];
  });
}
