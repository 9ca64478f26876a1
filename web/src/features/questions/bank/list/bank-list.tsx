import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useListAddress } from '../../../../lib/address/use-list-address.ts';
import { counted } from '../../../../lib/format/numbers.ts';
import { LoadFault } from '../../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { PageTurner } from '../../../../ui/page/page-turner.tsx';
import rows from '../../../../ui/page/rows.module.css';
import { bankPageSize, bankQuery, ownCoursesQuery } from '../api.ts';
import { choiceOf } from './bank-choice.ts';
import { BankRow } from './bank-row.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ChoosePage } from './choose-page.tsx';
import { NoQuestions } from './no-questions.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { stepThroughRows } from './step-through-rows.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** The questions of a bank; what is shown of them, and which are chosen, stands in the address. */
export function BankList() {
  const { read, page, turn } = useListAddress();
  const choice = choiceOf(read);
  const query = bankQuery(choice, page);
  const { data, error, refetch, isPlaceholderData } = useQuery(query);
  const selection = useSelection();
  const isOwn = choice.collection === undefined;
  const items = data?.items ?? [];

  return (
    <>
      <QuestionFilters choice={choice} found={data && !isPlaceholderData ? foundText(data) : null} />
      {isOwn && selection.ids.length > 0 && <BulkBar selection={selection} shown={items} />}
      {error && <LoadFault what="the questions" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what="the questions" queries={[query.queryKey]}>
          <RowsShape rows={5} lines={3} />
        </Waiting>
      )}
      {data?.items.length === 0 && <NoQuestions choice={choice} />}
      {items.length > 0 && (
        <>
          {isOwn && <ChoosePage items={items} selection={selection} />}
          <Rows items={items} selection={isOwn ? selection : null} />
        </>
      )}
      {data !== undefined && (data.total > bankPageSize || data.more || page > 0) && (
        <PageTurner
          {...{ page, total: data.total, pageSize: bankPageSize, what: 'question' }}
          isMore={data.more && items.length === bankPageSize}
          onTurn={turn}
        />
      )}
    </>
  );
}

function foundText({ total, more }: { total: number; more: boolean }): string {
  return `${more ? 'more than ' : ''}${counted(total, 'question')}`;
}

interface RowsProps {
  items: readonly BankQuestionSummary[];
  selection: Selection | null;
}

function Rows({ items, selection }: RowsProps) {
  const { data: courses } = useQuery(ownCoursesQuery);
  const last = useRef(0);
  /** With Shift all from the one before to this one. */
  const toggle = (at: number, isChosen: boolean, isRange: boolean) => {
    const [from, to] = isRange ? [Math.min(last.current, at), Math.max(last.current, at)] : [at, at];
    last.current = at;
    selection?.change(
      items.slice(from, to + 1).map(({ id }) => id),
      isChosen,
    );
  };

  return (
    <ul className={rows.list} aria-label="Questions" onKeyDown={stepThroughRows}>
      {items.map((question, at) => (
        <BankRow
          key={question.id}
          question={question}
          courseName={courses?.items.find(({ id }) => id === question.course_id)?.name}
          choosing={
            selection && {
              isChosen: selection.ids.includes(question.id),
              onToggle: (isChosen, isRange) => toggle(at, isChosen, isRange),
            }
          }
        />
      ))}
    </ul>
  );
}
