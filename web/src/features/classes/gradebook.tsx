import type { GradebookExam, GradebookMark, GradebookRow } from '@akada/contract/work/classes/gradebook.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { listPageSize, useListAddress } from '../../lib/address/use-list-address.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Link } from '../../ui/links/links.tsx';
import { CsvButton } from '../../ui/list/csv-button.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { PageTurner } from '../../ui/list/page-turner.tsx';
import { RowText } from '../../ui/list/row-text.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { fetchGradebook, gradebookQuery } from './api.ts';
import classes from './class.module.css';
import { StudentName } from './student-name.tsx';

/** Students by exams: a table on wide screens, else the marks below each name. */
export function Gradebook({ courseId }: { courseId: string }) {
  const address = useListAddress();
  const { read, page, turn } = address;
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const query = gradebookQuery(courseId, { search: read('search'), page });

  return (
    <>
      <ListFilters address={address} search="Find a student" />
      <Loaded
        what="the gradebook"
        query={{ ...query, placeholderData: keepPreviousData }}
        shape={<RowsShape rows={6} lines={2} />}
      >
        {({ exams, items, total }) =>
          exams.length === 0 || total === 0 ? (
            <Text>{exams.length === 0 ? noExams : 'No students match.'}</Text>
          ) : (
            <>
              <Panel>
                {isWide ? (
                  <GradebookTable exams={exams} rows={items} />
                ) : (
                  <GradebookRows exams={exams} rows={items} />
                )}
              </Panel>
              <PageTurner
                label="Gradebook"
                page={page}
                total={total}
                pageSize={listPageSize}
                what="student"
                onTurn={turn}
              />
              <CsvButton name="gradebook.csv" fetchFile={() => fetchGradebook(courseId)} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const noExams = 'Marks appear here once you have published an exam for this class.';

interface GradebookPartProps {
  exams: readonly GradebookExam[];
  rows: readonly GradebookRow[];
}

function GradebookTable({ exams, rows }: GradebookPartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, and keys have to reach it.
    <section className={classes.frame} tabIndex={0} aria-label="Marks">
      <table className={`${classes.grid} figures`}>
        <thead>
          <tr>
            <th scope="col">Student</th>
            {exams.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Mean</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.student_id}>
              <th scope="row">
                <StudentName studentId={row.student_id} name={row.full_name} />
              </th>
              {exams.map((exam) => (
                <td key={exam.id}>
                  <Mark exam={exam} mark={findMark(row, exam)} name={row.full_name} />
                </td>
              ))}
              <td>
                <strong>{row.mean === null ? '' : `${row.mean}%`}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function GradebookRows({ exams, rows }: GradebookPartProps) {
  return (
    <Rows
      label="Gradebook"
      items={rows}
      idOf={({ student_id }) => student_id}
      row={(row) => (
        <RowText title={<StudentName studentId={row.student_id} name={row.full_name} />}>
          <Text size="sm" className="figures">
            {row.mean === null ? 'No marks yet' : `${row.mean}% on average`}
          </Text>
          <dl className={`${classes.marks} figures`}>
            {exams.map((exam) => (
              <div key={exam.id}>
                <dt>{exam.title}</dt>
                <dd>
                  <Mark exam={exam} mark={findMark(row, exam)} name={row.full_name} />
                </dd>
              </div>
            ))}
          </dl>
        </RowText>
      )}
    />
  );
}

const findMark = ({ marks }: GradebookRow, { id }: GradebookExam) =>
  marks.find(({ exam_id }) => exam_id === id);

interface MarkProps {
  exam: GradebookExam;
  mark: GradebookMark | undefined;
  name: string;
}

/** A mark, which leads to its paper. Essays without marks are said, because they count nothing until then. */
function Mark({ exam, mark, name }: MarkProps) {
  if (mark === undefined) return exam.state === 'closed' ? 'Missed' : <Dash />;
  if (mark.paper_id === null) return 'Sits now';
  const text = `${mark.percent}%${mark.waiting > 0 ? ', to mark' : ''}`;
  return (
    <Anchor
      component={Link}
      to={links.tutorPaper(exam.id, mark.paper_id)}
      underline="always"
      aria-label={`${text}, ${exam.title}, ${name}`}
    >
      {text}
    </Anchor>
  );
}

const Dash = () => (
  <Text span inherit c="dimmed" aria-label="No mark">
    –
  </Text>
);
