import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadFault } from '../../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import tapList from '../../../../ui/form/tap-list.module.css';
import { PageTurner } from '../../../../ui/page/page-turner.tsx';
import rows from '../../../../ui/page/rows.module.css';
import { StemLine } from '../../../../ui/question/stem-line.tsx';
import { bankPageSize, bankQuery } from '../api.ts';
import { difficultyNames } from '../bank-words.ts';

interface QuestionPickerProps {
  courseId: string;
  chosen: readonly string[];
  /** As many can be chosen. */
  most: number;
  onChange: (chosen: readonly string[]) => void;
  error: ReactNode;
  /** How its form names the value. */
  path: string;
}

/** Chooses among the published questions of a course; what is chosen stays while one searches and turns pages. */
export function QuestionPicker({ courseId, chosen, most, onChange, error, path }: QuestionPickerProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const query = bankQuery({ course_id: courseId, status: 'published', search }, page);
  const { data, error: fault, refetch } = useQuery(query);
  const items = data?.items ?? [];
  const ids = items.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  const change = (changed: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((id) => !changed.includes(id));
    onChange(isChosen ? [...others, ...changed].slice(0, most) : others);
  };

  return (
    <fieldset className={tapList.topics}>
      <legend>Published questions of the course</legend>
      <SearchField
        label="Find a question"
        value={search}
        onSearch={(typed) => {
          setSearch(typed);
          setPage(0);
        }}
      />
      {error && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert" mt={4}>
          {error}
        </Text>
      )}
      {fault && <LoadFault what="the questions" error={fault} onRetry={() => void refetch()} />}
      {data === undefined && !fault && (
        <Waiting what="the questions" queries={[query.queryKey]}>
          <RowsShape rows={5} />
        </Waiting>
      )}
      {data?.items.length === 0 && (
        <Text c="dimmed" mt="sm">
          {search === ''
            ? 'This course has no published question yet.'
            : 'No published question has these words.'}
        </Text>
      )}
      {items.length > 0 && (
        <>
          <Group gap="8px" my={8}>
            <Button variant="default" data-path={path} onClick={() => change(ids, !isAll)}>
              {isAll ? 'Take this page out' : 'Choose all on this page'}
            </Button>
            {chosen.length > 0 && (
              <Button variant="subtle" onClick={() => onChange([])}>
                Choose none
              </Button>
            )}
          </Group>
          <ul className={rows.list} aria-label="Questions to choose from">
            {items.map((question) => (
              <Row
                key={question.id}
                question={question}
                isChosen={chosen.includes(question.id)}
                isFull={chosen.length >= most}
                onToggle={(isChosen) => change([question.id], isChosen)}
              />
            ))}
          </ul>
        </>
      )}
      {data !== undefined && (data.total > bankPageSize || data.more || page > 0) && (
        <PageTurner
          {...{ page, total: data.total, pageSize: bankPageSize, what: 'question' }}
          isMore={data.more && items.length === bankPageSize}
          onTurn={setPage}
        />
      )}
    </fieldset>
  );
}

interface RowProps {
  question: BankQuestionSummary;
  isChosen: boolean;
  isFull: boolean;
  onToggle: (isChosen: boolean) => void;
}

function Row({ question, isChosen, isFull, onToggle }: RowProps) {
  const { topic, difficulty } = question;
  const facts = [topic, difficulty && difficultyNames[difficulty]].filter(Boolean).join(' · ');

  return (
    <li>
      <Checkbox
        label={
          <>
            <StemLine question={question} />
            {facts !== '' && (
              <Text component="span" display="block" c="dimmed" size="sm">
                {facts}
              </Text>
            )}
          </>
        }
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
    </li>
  );
}
