import { maxListPeople } from '@akada/core/people-lists/list-parts.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { saveFile } from '../../../lib/download/save-file.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CsvField } from '../../../ui/import/csv-field.tsx';
import { ImportLinks } from './import-links.tsx';
import { useListRun } from './list-calls.ts';
import { ListPreview } from './list-preview.tsx';

interface ListText {
  /** Null if the text was typed or pasted. */
  fileName: string | null;
  text: string;
}

const emptyList: ListText = { fileName: null, text: '' };

/** Room for 20,000 rows of 400 characters, because most columns of a school's list are not read. */
const maxCharacters = 8_000_000;

/** Reads a list, creates the accounts after a confirmation, and shows or mails their links this one time. */
export function PeopleList() {
  const [list, setList] = useState(emptyList);
  const [listNumber, setListNumber] = useState(0);
  const run = useListRun();

  const choose = (next: ListText) => {
    setList(next);
    setListNumber((count) => count + 1);
    run.reset();
  };
  const end = () => choose(emptyList);

  if (run.data && run.variables?.invite) {
    const count = run.data.rows.filter(({ outcome }) => outcome === 'created').length;
    return (
      <Stack align="flex-start">
        <Notice kind="success">{getEnd(count)}</Notice>
        <Button onClick={end}>Another list</Button>
      </Stack>
    );
  }
  if (run.data) return <ImportLinks outcome={run.data} onDone={end} />;

  return (
    <Stack align="flex-start">
      <Text>
        Choose a CSV file of up to {numberText(maxListPeople)} people, one a row, with names and email
        addresses. You check the list before anyone is added.
      </Text>
      <Button variant="subtle" onClick={saveTemplate}>
        Empty list as CSV
      </Button>
      <CsvField
        value={list.text}
        fileName={list.fileName}
        onChange={(text, fileName) => choose({ text, fileName })}
        placeholder={'name,email,role\nNgozi Eze,ngozi@school.ng,student'}
        limit={maxCharacters}
        error={
          list.text.length > maxCharacters ? 'This file is too long. Split it into several files.' : null
        }
      />
      {list.text.trim() !== '' && list.text.length <= maxCharacters && (
        <ListPreview key={listNumber} text={list.text} run={run} />
      )}
    </Stack>
  );
}

const saveTemplate = () => saveFile('akada-people.csv', '\uFEFFname,email,role\r\n', 'text/csv');

function getEnd(count: number): string {
  if (count === 0) return 'Everyone in the list already has an account.';
  return `${counted(count, 'person gets', 'people get')} an email with a link to choose a password.`;
}
