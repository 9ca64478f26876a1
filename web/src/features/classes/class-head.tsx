import type { ClassOverview } from '@akada/contract/work/classes/classes.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import type { Woven } from '../../ui/cloth/cover.tsx';
import classes from './class.module.css';

/** A larger class is a bar: single tiles would be too small to see. */
const maxTiles = 60;
const maxColumns = 14;
const tilePixels = 42;

const noResultsText = 'No student shares results with you yet. The page of the course asks each of them.';

/** The number of students who studied this week, with a tile of cloth for each student. */
export function ClassHead({ course, overview }: { course: Woven; overview: ClassOverview }) {
  const { students: members, results } = overview;
  if (results === null || members === 0) return null;
  const { sharing: students, studied } = results;
  const rest = members - students;
  if (students === 0) return <p className={classes.words}>{noResultsText}</p>;

  return (
    <section className={classes.head} aria-label="This week">
      {students > maxTiles ? (
        <Bar share={studied / students} />
      ) : (
        <StudentTiles course={course} students={students} studied={studied} />
      )}
      <div>
        <p className={`${classes.figure} figures`}>
          {studied}
          <small>of {students}</small>
        </p>
        <p className={classes.words}>
          studied this week.{students <= maxTiles && ' Each tile is one student.'}
          {rest > 0 && ` ${counted(rest, 'student')} more ${rest === 1 ? 'shares' : 'share'} no results.`}
        </p>
      </div>
    </section>
  );
}

function StudentTiles({ course, students, studied }: { course: Woven; students: number; studied: number }) {
  const rows = Math.ceil(students / maxColumns);
  const columns = Math.ceil(students / rows);
  return (
    <div
      className={classes.cloth}
      style={{ width: columns * tilePixels, aspectRatio: `${columns} / ${rows}` }}
    >
      <Cloth
        seed={course.cloth_seed}
        colour={course.cloth_colour}
        columns={columns}
        rows={rows}
        count={students}
        filled={studied}
      />
    </div>
  );
}
