import type { ImportOutcome, ImportRow } from '@akada/contract/observers/admin.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { csvText } from '../../../lib/download/csv-text.ts';
import { saveFile } from '../../../lib/download/save-file.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import rowClasses from '../../../ui/list/rows.module.css';

interface ImportLinksProps {
  outcome: ImportOutcome;
  onDone: () => void;
}

/** The list of links to hand over. It is stored nowhere else: the server keeps only hashes. */
export function ImportLinks({ outcome: { rows, links_expire_at }, onDone }: ImportLinksProps) {
  const timeZone = useTimeZone();
  const created = rows.filter(({ link }) => link !== null);
  if (created.length === 0) {
    return (
      <Stack align="flex-start">
        <Notice kind="info">Everyone in the list already has an account.</Notice>
        <Button onClick={onDone}>Another list</Button>
      </Stack>
    );
  }

  const list = (
    <ul className={rowClasses.list} aria-label="Links to give out">
      {created.map(({ row, full_name, email, role, link }) => (
        <li key={row} className={rowClasses.entry}>
          <div className={rowClasses.text}>
            <strong>{full_name}</strong>
            <Text>
              {email} · {role}
            </Text>
            <Text size="sm">{link}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Stack>
      <Notice kind="warning" title="Give each person their link">
        Each sets a password once{links_expire_at ? `, until ${momentText(links_expire_at, timeZone)}` : ''}.
        You see them only now: save or print them before you continue.
      </Notice>
      <Group>
        <Button onClick={() => void save(rows)}>Save as CSV</Button>
        <PrintButton>{list}</PrintButton>
        <Button variant="default" onClick={onDone}>
          I have given them out
        </Button>
      </Group>
      {list}
    </Stack>
  );
}

async function save(rows: ImportOutcome['rows']): Promise<void> {
  saveFile('akada-links.csv', await linksCsv(rows), 'text/csv');
}

/** @returns the list to hand over: each account with its link */
export function linksCsv(rows: readonly ImportRow[]): Promise<string> {
  const created = rows.flatMap(({ full_name, email, role, link }) =>
    link === null ? [] : [[full_name, email, role, link]],
  );
  return csvText(['name', 'email', 'role', 'link'], created);
}
