import type { QuestionReport } from '@akada/contract/material/question-bank.ts';
import { Text } from '@mantine/core';
import { dayText } from '../../../../lib/format/dates.ts';
import { useTimeZone } from '../../../../lib/session/account.ts';
import rows from '../../../../ui/list/rows.module.css';
import { reasonNames } from '../../question-words.ts';

/** Students' reports about a question, without names. */
export function ReportList({ reports, version }: { reports: readonly QuestionReport[]; version: number }) {
  const timeZone = useTimeZone();
  if (reports.length === 0) return <Text c="dimmed">No one has reported this question.</Text>;

  return (
    <ul className={rows.list} aria-label="Reports">
      {reports.map((report) => (
        <li key={`${report.reported_at} ${report.reason} ${report.comment}`} className={rows.entry}>
          <div className={rows.text}>
            <Text fw={600}>{reasonNames[report.reason]}</Text>
            {report.comment !== '' && <Text>{report.comment}</Text>}
            <Text c="dimmed" size="sm">
              {dayText(report.reported_at, timeZone)}
              {report.version < version && ', before it was changed'}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
