import type { Analytics } from '@akada/contract/observers/analytics.ts';
import { Text } from '@mantine/core';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { Bar } from '../../../ui/chart/bar.tsx';
import { FigureTable } from '../../../ui/chart/figure-table.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import table from '../../../ui/page/table.module.css';
import classes from './analytics.module.css';
import { reasonText, shortDay } from './analytics-words.ts';

const tooFew = 'Fewer than five people: details are hidden.';

/** The steps that new accounts reached. */
export function SignUpSteps({ analytics: { steps, periods } }: { analytics: Analytics }) {
  const signedUp = periods.reduce((total, { signed_up }) => total + signed_up, 0);
  const all: [name: string, count: number][] = [
    ['Signed up', signedUp],
    ...(steps === null
      ? []
      : ([
          ['Confirmed email', steps.confirmed],
          ['Made a first set', steps.first_set],
          ['Finished a first exam', steps.first_exam],
        ] satisfies [string, number][])),
  ];
  const title = 'From sign-up to first exam';

  return (
    <Section title={title}>
      <Text c="dimmed" size="sm" mt={-8}>
        {counted(signedUp, 'student')} signed up in this period. Sets and exams are from their first 28 days.
      </Text>
      {signedUp === 0 ? (
        <Text mt="sm">No student signed up in this period.</Text>
      ) : (
        <>
          <ShareRows rows={all} whole={signedUp} />
          {steps === null && <Text mt="sm">{tooFew}</Text>}
          <FigureTable name={title} columns={['Step', 'Students']} rows={all} />
        </>
      )}
    </Section>
  );
}

/** Reasons why sets were rejected, or smaller than requested. */
export function Refusals({ analytics: { reasons, periods } }: { analytics: Analytics }) {
  const rejectedCount = periods.reduce((total, { sets_refused }) => total + sets_refused, 0);
  const title = 'Reasons for rejected and small sets';
  const rows = (reasons ?? []).map(({ reason, count }) => [reasonText(reason), count] as [string, number]);

  return (
    <Section title={title}>
      <Text c="dimmed" size="sm" mt={-8}>
        {counted(rejectedCount, 'set')} could not be made; others have fewer questions than were asked for.
      </Text>
      {reasons === null && <Text mt="sm">{tooFew}</Text>}
      {reasons?.length === 0 && <Text mt="sm">Every set has as many questions as requested.</Text>}
      {rows.length > 0 && (
        <>
          <ShareRows rows={rows} whole={rows.reduce((total, [, count]) => total + count, 0)} />
          <FigureTable name={title} columns={['Reason', 'Sets']} rows={rows} />
        </>
      )}
    </Section>
  );
}

function ShareRows({ rows, whole }: { rows: readonly (readonly [string, number])[]; whole: number }) {
  return (
    <ul className={classes.shares}>
      {rows.map(([name, count]) => (
        <li key={name}>
          <span>{name}</span>
          <span className="figures">
            <b>{numberText(count)}</b> {Math.round((100 * count) / whole)}%
          </span>
          <Bar share={count / whole} />
        </li>
      ))}
    </ul>
  );
}

const columns = ['Week from', 'Signed up', 'After 1 day', 'After 7 days', 'After 28 days'] as const;

/** Shares of new accounts that learned again later. */
export function Cohorts({ analytics: { cohorts } }: { analytics: Analytics }) {
  const title = 'Who comes back';

  return (
    <Section title={title}>
      <Text c="dimmed" size="sm" mt={-8}>
        Students by the week they signed up, and how many learnt again: on the next day, in the week from day
        7, and in the week from day 28.
      </Text>
      {cohorts.length === 0 ? (
        <Text mt="sm">No student signed up in this period.</Text>
      ) : (
        <>
          <div className={classes.scroll}>
            <table className={`${table.table} figures`} aria-label={title}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {cohorts.map(({ week, signed_up, back_1, back_7, back_28 }) => (
                  <tr key={week}>
                    <th scope="row">{shortDay(week)}</th>
                    <td>{numberText(signed_up)}</td>
                    {[back_1, back_7, back_28].map((share, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                      <td key={index}>
                        {share === null ? (
                          '–'
                        ) : (
                          <span className={classes.tile} data-strength={Math.min(4, Math.floor(share / 20))}>
                            {share}%
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <FigureTable
            name={title}
            columns={columns}
            rows={cohorts.map(({ week, signed_up, back_1, back_7, back_28 }) => [
              week,
              signed_up,
              back_1,
              back_7,
              back_28,
            ])}
          />
        </>
      )}
    </Section>
  );
}
