import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useListState } from '../../../../lib/address/use-list-address.ts';
import tapList from '../../../../ui/form/choices/tap-list.module.css';
import { ListFilters } from '../../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../../ui/list/resource-list.tsx';
import { StemLine } from '../../../../ui/question/stem-line.tsx';
import { bankQuery } from '../api.ts';
import { difficultyNames, typeNames } from '../bank-words.ts';

interface QuestionPickerProps {
  courseId: string;
  chosen: readonly string[];
  /** The max number of chosen questions. */
  most: number;
  onChange: (selection: readonly string[]) => void;
  error: ReactNode;
  /** The name of the value in the form. */
  path: string;
}

/** Chooses among the published questions of a course; the choice survives searching and turning pages. */
export function QuestionPicker({ courseId, chosen, most, onChange, error, path }: QuestionPickerProps) {
  const address = useListState();
  const choice = { course_id: courseId, status: 'published', search: address.read('search') } as const;
  const change = (changed: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((id) => !changed.includes(id));
    onChange(isChosen ? [...others, ...changed].slice(0, most) : others);
  };

  return (
    <fieldset className={tapList.topics}>
      <legend>Published questions of the course</legend>
      {error && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert" mt={4}>
          {error}
        </Text>
      )}
      <ResourceList
        what="the questions"
        one="question"
        label="Questions to choose from"
        address={address}
        query={bankQuery(choice, address.page)}
        filters={<ListFilters address={address} search="Find a question" />}
        shape={{ rows: 5 }}
        empty="This course has no published question yet."
        noneFound="No published question has these words."
        above={({ items }) => (
          <ChoosePage path={path} chosen={chosen} onChange={change} ids={items.map(({ id }) => id)} />
        )}
        idOf={({ id }) => id}
        row={(question) => (
          <Row
            question={question}
            isChosen={chosen.includes(question.id)}
            isFull={chosen.length >= most}
            onToggle={(isChosen) => change([question.id], isChosen)}
          />
        )}
      />
    </fieldset>
  );
}

interface ChoosePageProps {
  path: string;
  ids: readonly string[];
  chosen: readonly string[];
  onChange: (changed: readonly string[], isChosen: boolean) => void;
}

function ChoosePage({ path, ids, chosen, onChange }: ChoosePageProps) {
  const isAll = ids.every((id) => chosen.includes(id));

  return (
    <Group gap="8px" my={8}>
      <Button variant="default" data-path={path} onClick={() => onChange(ids, !isAll)}>
        {isAll ? 'Remove this page' : 'Choose all on this page'}
      </Button>
      {chosen.length > 0 && (
        <Button variant="subtle" onClick={() => onChange(chosen, false)}>
          Choose none
        </Button>
      )}
    </Group>
  );
}

interface RowProps {
  question: BankQuestionSummary;
  isChosen: boolean;
  isFull: boolean;
  onToggle: (isChosen: boolean) => void;
}

function Row({ question, isChosen, isFull, onToggle }: RowProps) {
  const { type, topic, difficulty } = question;
  const facts = [typeNames[type], topic, difficulty && difficultyNames[difficulty]]
    .filter(Boolean)
    .join(' · ');

  return (
    <Checkbox
      label={
        <>
          <StemLine question={question} />
          <Text component="span" display="block" c="dimmed" size="sm">
            {facts}
          </Text>
        </>
      }
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
    />
  );
}
