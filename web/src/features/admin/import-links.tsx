import type { ImportOutcome } from '@akada/contract/admin.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Notice } from '../../ui/notice.tsx';
import classes from './admin.module.css';
import { linksCsv } from './links-csv.ts';

interface ImportLinksProps {
  outcome: ImportOutcome;
  onDone: () => void;
}

/** The list to hand over. It is nowhere else: only hashes of the links are kept. */
export function ImportLinks({ outcome: { rows, links_expire_at }, onDone }: ImportLinksProps) {
  const made = rows.filter(({ link }) => link !== null);
  if (made.length === 0) {
    return (
      <Stack align="flex-start">
        <Notice kind="info">Everybody in the list has an account already.</Notice>
        <Button onClick={onDone}>Another list</Button>
      </Stack>
    );
  }

  return (
    <Stack>
      <Notice kind="warning" title="Hand these links over, each to its owner">
        Each sets a password once{links_expire_at ? `, until ${momentText(links_expire_at)}` : ''}. They are
        shown this one time: save or print them before you go on.
      </Notice>
      <Group>
        <Button onClick={() => void save(rows)}>Save as CSV</Button>
        <Button variant="default" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="default" onClick={onDone}>
          I have handed them over
        </Button>
      </Group>
      <ul className={`${classes.list} ${classes.printed}`} aria-label="Links to hand over">
        {made.map(({ row, full_name, email, role, link }) => (
          <li key={row} className={classes.entry}>
            <div className={classes.text}>
              <strong>{full_name}</strong>
              <Text>
                {email} · {role}
              </Text>
              <Text size="sm">{link}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

async function save(rows: ImportOutcome['rows']): Promise<void> {
  const file = new Blob([await linksCsv(rows)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'akada-links.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}

function momentText(at: string): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
