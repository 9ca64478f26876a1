import {
  type AdminQuestion,
  type adminQuestionOrders,
  exportAdminQuestions,
  type questionResults,
} from '@akada/contract/material/admin-questions.ts';
import { links } from '@akada/core/links/links.ts';
import { bankStatuses, questionTypes } from '@akada/core/questions/bank-question.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ListAddress, readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { getNarrowing, useSelection } from '../../../lib/address/use-selection.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { download } from '../../../lib/http/download.ts';
import { useChoosing } from '../../../ui/list/choosing.tsx';
import { CsvButton } from '../../../ui/list/csv-button.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { StemLine } from '../../../ui/question/stem-line.tsx';
import { getOptions, statusNames, typeNames } from '../bank/bank-words.ts';
import { type OverseenChoice, overseenQuery } from './api.ts';
import { CourseChoice } from './course-choice.tsx';
import { OverseenActions } from './overseen-actions.tsx';

const orderNames: Record<(typeof adminQuestionOrders)[number], string> = {
  newest: 'Last changed',
  oldest: 'First changed',
  stem: 'A to Z',
  reports: 'Most reports',
  hardest: 'Hardest',
  easiest: 'Easiest',
  weakest: 'Weakest discrimination',
  attempts: 'Most attempts',
};

const resultNames: Record<(typeof questionResults)[number], string> = {
  review: 'Look at the key',
  hard: 'Under 30% right',
  easy: 'Over 90% right',
  weak: 'Discrimination below 20',
  unasked: 'Not asked so far',
};

const findNames = <Name extends string>(texts: Record<Name, string>) => Object.keys(texts) as Name[];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The selection in the address, without unknown values. */
function getChoice(address: ListAddress): OverseenChoice {
  const { read } = address;
  const getId = (name: string) => (uuid.test(read(name)) ? read(name) : undefined);
  const choice = {
    search: read('search') || undefined,
    status: readOneOf(address, 'status', bankStatuses),
    type: readOneOf(address, 'type', questionTypes),
    result: readOneOf(address, 'result', findNames(resultNames)),
    reported: readOneOf(address, 'reported', ['true']),
    order: readOneOf(address, 'order', findNames(orderNames)),
    course_id: getId('course_id'),
    owner_id: getId('owner_id'),
  };
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}

/** Every question of every bank; the address holds the filter and the selection. */
export function OverseenList() {
  const address = useListAddress();
  const choice = getChoice(address);
  const query = overseenQuery(choice, address.page);
  const { data } = useQuery(query);
  const selection = useSelection(address);
  const choosing = useChoosing({
    one: 'question',
    selection,
    bulk: <OverseenActions selection={selection} />,
  });
  const narrowing = getNarrowing(address);
  const courseId = choice.course_id;
  const courseName = data?.items.find(({ course_id }) => course_id === courseId)?.course_name;

  return (
    <ResourceList
      what="the questions"
      one="question"
      label="Questions"
      address={address}
      query={query}
      choosing={choosing}
      filters={
        <ListFilters
          address={narrowing}
          search="Words of the question"
          filters={[
            { name: 'status', label: 'State', options: [['', 'Every state'], ...getOptions(statusNames)] },
            { name: 'type', label: 'Kind', options: [['', 'Every kind'], ...getOptions(typeNames)] },
            {
              name: 'reported',
              label: 'Reports',
              options: [
                ['', 'Reported or not'],
                ['true', 'Open reports'],
              ],
            },
            {
              name: 'result',
              label: 'In exams',
              options: [['', 'Every result'], ...getOptions(resultNames)],
            },
            {
              name: 'order',
              label: 'Order',
              options: getOptions(orderNames).map(
                ([order, text]) => [order === 'newest' ? '' : order, text] as const,
              ),
            },
          ]}
        >
          <CourseChoice
            label="Course"
            selection={
              courseId === undefined ? null : { id: courseId, name: courseName ?? 'One course', fact: '' }
            }
            onChoose={(course) => narrowing.choose({ course_id: course?.id ?? '' })}
          />
        </ListFilters>
      }
      shape={{ rows: 6, lines: 2 }}
      empty="No questions match. Remove a filter, or search for other words."
      idOf={({ id }) => id}
      row={(question) => <OverseenRow question={question} />}
      columns={[
        { label: 'State', textOf: ({ status }) => statusNames[status] },
        { label: 'Attempts', textOf: ({ attempts }) => (attempts === 0 ? '' : String(attempts)) },
        { label: 'Right', textOf: ({ facility }) => (facility === null ? '' : `${Math.round(facility)}%`) },
        {
          label: 'Discrimination',
          textOf: ({ discrimination }) => (discrimination === null ? '' : `${Math.round(discrimination)}`),
        },
        {
          label: 'Reports',
          textOf: ({ open_reports }) => (open_reports === 0 ? '' : counted(open_reports, 'report')),
        },
      ]}
    />
  );
}

function OverseenRow({ question }: { question: AdminQuestion }) {
  const { id, owner, course_name, topic, tags, needs_review } = question;
  const facts = [
    owner?.full_name ?? 'Comes with Akada',
    course_name,
    topic,
    ...tags.map((tag) => `#${tag}`),
  ].filter(Boolean);

  return (
    <RowText title={<StemLine question={question} />} to={links.adminDispute(id)}>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {needs_review && (
        <Text size="sm" fw={600} c="var(--mantine-color-error)">
          Look at the key: strong students get it wrong
        </Text>
      )}
    </RowText>
  );
}

/** Downloads every question that matches the address, as a table for spreadsheets. */
export function QuestionsFile() {
  const address = useListAddress();
  return (
    <CsvButton
      name="akada-questions.csv"
      fetchFile={() => download(exportAdminQuestions, { query: getChoice(address) })}
    />
  );
}
