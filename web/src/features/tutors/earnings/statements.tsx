import { exportStatement, printStatement, type Statement } from '@akada/contract/work/money/statements.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../../lib/download/save-file.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { download } from '../../../lib/http/download.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { statementsQuery } from './api.ts';
import classes from './earnings.module.css';

/** The tutor's statements, one for each month in which money moved. */
export function Statements() {
  return (
    <Section title="Statements">
      <Loaded what="your statements" query={statementsQuery} shape={<RowsShape rows={2} lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">Your first statement appears when a session is settled.</Text>
          ) : (
            <ul className={classes.statements}>
              {items.map((statement) => (
                <StatementRow key={statement.month} statement={statement} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function StatementRow({ statement }: { statement: Statement }) {
  const { month, earned, returned, paid_out } = statement;
  const facts = [
    `earned ${nairaText(earned)}`,
    ...(returned === 0 ? [] : [`${nairaText(returned)} given back to students`]),
    ...(paid_out === 0 ? [] : [`${nairaText(paid_out)} paid to you`]),
  ].join(', ');
  return (
    <li className={classes.statement}>
      <div>
        <Text fw={600}>{monthText(month)}</Text>
        <Text c="dimmed" size="sm">
          {sentence(facts)} {balanceText(statement)}
        </Text>
      </div>
      <Group gap="xs">
        <FileButton month={month} kind="PDF" />
        <FileButton month={month} kind="CSV" />
      </Group>
    </li>
  );
}

const endpoints = { PDF: printStatement, CSV: exportStatement } as const;

function FileButton({ month, kind }: { month: string; kind: keyof typeof endpoints }) {
  const saving = useMutation({
    mutationFn: () => download(endpoints[kind], { params: { month } }),
    onSuccess: (file) => saveBlob(`akada-statement-${month}.${kind.toLowerCase()}`, file),
    onError: (error) => toast.error(`The statement could not be downloaded. ${error.message}`),
  });

  return (
    <ActionButton
      variant="default"
      isBusy={saving.isPending}
      aria-label={`${kind}: statement of ${monthText(month)}`}
      onClick={() => saving.mutate()}
    >
      {kind}
    </ActionButton>
  );
}

/** The current month has no end yet. */
function balanceText({ month, closing }: Statement): string {
  const isNow = month === wallTime(Date.now(), 'Africa/Lagos').slice(0, 7);
  return isNow
    ? `Akada owes you ${nairaText(closing)} so far.`
    : `Akada owed you ${nairaText(closing)} at the end of the month.`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function monthText(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-15T12:00Z`).toLocaleDateString('en-GB', options);
}
