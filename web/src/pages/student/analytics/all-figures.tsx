import type { Progress } from '@akada/contract/observers/progress.ts';
import { daysBetween } from '@akada/core/time/local-day.ts';
import { useQuery } from '@tanstack/react-query';
import { type ExportedFigure, memoryQuery, takeFigures } from '../../../features/progress/api.ts';
import { ExamScores } from '../../../features/progress/exam-scores.tsx';
import { Gated } from '../../../features/progress/gated.tsx';
import { Mastery, Overall, Weakest, WorkSoFar } from '../../../features/progress/mastery.tsx';
import { Forecast, Retention } from '../../../features/progress/memory.tsx';
import classes from '../../../features/progress/progress.module.css';
import type { ProgressChoice } from '../../../features/progress/progress-choice.ts';
import { Days, Time, Work } from '../../../features/progress/work.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';

interface AllFiguresProps {
  progress: Progress;
  choice: ProgressChoice;
  zone: string;
}

/** Every figure with its chart, if there is data for it. */
export function AllFigures({ progress, choice, zone }: AllFiguresProps) {
  const { overall, topics, weakest, exams, courses, awaited } = progress;
  const file = (figure: ExportedFigure) => () => takeFigures(figure, choice, zone);
  const missing = (name: string) => awaited.find(({ figure }) => figure === name);
  const course = courses.find(({ id }) => id === choice.course_id);
  const memory = memoryQuery(choice, zone);
  const work = { progress, file: file('days') };

  return (
    // A selection in a chart belongs to these days, so other days reset it.
    <div key={`${progress.from} ${choice.course_id}`} className={classes.columns}>
      <div className={classes.column}>
        {overall ? (
          <Overall estimate={overall} of={course?.name ?? 'what you practised'} />
        ) : (
          <WorkSoFar total={progress.total} days={daysBetween(progress.from, progress.day) + 1} />
        )}
        <Mastery topics={topics} awaited={missing('mastery')} file={file('topics')} />
      </div>
      <aside className={`${classes.column} ${classes.aside}`}>
        {weakest.length > 0 && <Weakest topics={weakest} />}
        <Days {...work} />
        <CardsAhead query={memory} file={file('forecast')} />
        <Time {...work} />
      </aside>
      <div className={classes.column}>
        <Gated what="what you remember" query={memory} shape={<CardsShape cards={1} />}>
          {(data) => <Retention memory={data} file={file('retention')} />}
        </Gated>
        <Work {...work} />
        <ExamScores exams={exams} awaited={missing('exams')} file={file('exams')} />
      </div>
    </div>
  );
}

/** Renders nothing on an error: the other figure of the same query shows it. */
function CardsAhead({ query, file }: { query: ReturnType<typeof memoryQuery>; file: () => Promise<Blob> }) {
  const { data } = useQuery(query);
  return data && <Forecast memory={data} file={file} />;
}
