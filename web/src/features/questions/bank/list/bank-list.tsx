import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../../lib/address/use-list-address.ts';
import { useSelection } from '../../../../lib/address/use-selection.ts';
import { counted } from '../../../../lib/format/numbers.ts';
import { useChoosing } from '../../../../ui/list/choosing.tsx';
import { ResourceList } from '../../../../ui/list/resource-list.tsx';
import { bankQuery, ownCoursesQuery } from '../api.ts';
import { getChoice } from './bank-choice.ts';
import { BankRow } from './bank-row.tsx';
import { BulkActions, type BulkActionsProps } from './bulk-actions.tsx';
import { NoQuestions } from './no-questions.tsx';
import { QuestionFilters } from './question-filters.tsx';

/** The questions of a bank; the address holds the filter and the selection. */
export function BankList({ ShareDialog }: Pick<BulkActionsProps, 'ShareDialog'>) {
  const address = useListAddress();
  const choice = getChoice(address.read);
  const query = bankQuery(choice, address.page);
  const { data, isPlaceholderData } = useQuery(query);
  const { data: courses } = useQuery(ownCoursesQuery);
  const selection = useSelection(address);
  const choosing = useChoosing({
    one: 'question',
    selection,
    bulk: <BulkActions selection={selection} ShareDialog={ShareDialog} />,
  });
  const isOwn = choice.collection === undefined;

  return (
    <>
      <QuestionFilters choice={choice} found={data && !isPlaceholderData ? foundText(data) : null} />
      <ResourceList
        what="the questions"
        one="question"
        label="Questions"
        address={address}
        query={query}
        shape={{ rows: 5, lines: 3 }}
        empty={<NoQuestions choice={choice} />}
        idOf={({ id }) => id}
        row={(question) => (
          <BankRow question={question} course={courses?.items.find(({ id }) => id === question.course_id)} />
        )}
        choosing={isOwn ? choosing : undefined}
      />
    </>
  );
}

function foundText({ total, more }: { total: number; more: boolean }): string {
  return `${more ? 'more than ' : ''}${counted(total, 'question')}`;
}
