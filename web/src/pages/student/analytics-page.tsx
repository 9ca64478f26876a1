import type { Progress } from '@akada/contract/observers/progress.ts';
import { daysBetween } from '@akada/core/time/local-day.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ExportedFigure, memoryQuery, progressQuery, takeFigures } from '../../features/progress/api.ts';
import { ExamScores } from '../../features/progress/exam-scores.tsx';
import { FirstDay } from '../../features/progress/first-day.tsx';
import { Gated } from '../../features/progress/gated.tsx';
import { Mastery, Overall, Weakest } from '../../features/progress/mastery.tsx';
import { Forecast, Retention } from '../../features/progress/memory.tsx';
import classes from '../../features/progress/progress.module.css';
import {
  type ProgressChoice,
  progressChoice,
  rangeOptions,
} from '../../features/progress/progress-choice.ts';
import { Days, Time, Work } from '../../features/progress/work.tsx';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { isPremiumRequired } from '../../ui/feedback/premium-notice.tsx';
import { CardsShape } from '../../ui/feedback/shapes.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import rows from '../../ui/list/rows.module.css';
import { Page } from '../../ui/page/page.tsx';

export function Component() {
  const address = useListAddress();
  const zone = useZone();
  const choice = progressChoice(address.read);
  const query = { ...progressQuery(choice, zone), placeholderData: keepPreviousData };
  const { data, error } = useQuery(query);
  const isFirstDay = data?.awaited.some(({ figure }) => figure === 'work') ?? false;
  const isAdvanced = data?.advanced ?? !isPremiumRequired(error);

  return (
    <Page title="Analytics" subtitle={data && !isFirstDay && <Since progress={data} />}>
      {!isFirstDay && (
        <ListFilters
          address={address}
          filters={[
            { name: 'days', label: 'Time', options: rangeOptions(isAdvanced) },
            ...(data === undefined || data.courses.length === 0
              ? []
              : [
                  {
                    ...{ name: 'course', label: 'Course' },
                    options: [
                      ['', 'Everything'] as const,
                      ...data.courses.map(({ id, name }) => [id, name] as const),
                    ],
                  },
                ]),
          ]}
        />
      )}
      <Gated what="your figures" query={query} shape={<CardsShape cards={3} />}>
        {(progress, isPrevious) => (
          <div className={rows.loaded} aria-busy={isPrevious}>
            {isFirstDay ? (
              <FirstDay awaited={progress.awaited} />
            ) : (
              <Figures progress={progress} choice={choice} zone={zone} />
            )}
          </div>
        )}
      </Gated>
    </Page>
  );
}

function Since({ progress: { total, day, from } }: { progress: Progress }) {
  return (
    <span className="figures">
      From {counted(total.questions, 'answer')} and {counted(total.cards, 'review')} in{' '}
      {counted(daysBetween(from, day) + 1, 'day')}
    </span>
  );
}

interface FiguresProps {
  progress: Progress;
  choice: ProgressChoice;
  zone: string;
}

function Figures({ progress, choice, zone }: FiguresProps) {
  const { overall, topics, weakest, exams, courses, awaited } = progress;
  const file = (figure: ExportedFigure) => () => takeFigures(figure, choice, zone);
  const missing = (name: string) => awaited.find(({ figure }) => figure === name);
  const course = courses.find(({ id }) => id === choice.course_id);
  const memory = memoryQuery(choice, zone);
  const work = { progress, file: file('days') };

  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {overall && <Overall estimate={overall} of={course?.name ?? 'what you practised'} />}
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

/** What fails or is refused is said where the other figure of the same answer stands. */
function CardsAhead({ query, file }: { query: ReturnType<typeof memoryQuery>; file: () => Promise<Blob> }) {
  const { data } = useQuery(query);
  return data && <Forecast memory={data} file={file} />;
}
