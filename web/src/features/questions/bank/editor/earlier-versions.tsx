import type { BankQuestionVersion } from '@akada/contract/material/question-bank.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../../../lib/format/dates.ts';
import { useTimeZone } from '../../../../lib/session/account.ts';
import { LoadFault } from '../../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import rows from '../../../../ui/list/rows.module.css';
import { Comparison } from '../../../../ui/page/comparison.tsx';
import question from '../../../../ui/question/question.module.css';
import { versionsQuery } from '../api.ts';
import { differencesOf, type NamesOf } from '../bank-differences.ts';
import { type BankValues, valuesWith } from '../bank-values.ts';

interface EarlierVersionsProps {
  questionId: string;
  present: BankValues;
  names: NamesOf;
  onBringBack: (values: BankValues) => void;
}

/** What the question said before, the newest first. */
export function EarlierVersions({ questionId, ...version }: EarlierVersionsProps) {
  const query = versionsQuery(questionId);
  const { data, error, refetch } = useQuery(query);

  if (error && data === undefined)
    return <LoadFault what="the earlier versions" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="the earlier versions" queries={[query.queryKey]}>
        <RowsShape rows={2} />
      </Waiting>
    );
  }
  if (data.items.length === 0) return <Text c="dimmed">It has said nothing else so far.</Text>;

  return (
    <ul className={rows.list} aria-label="Earlier versions">
      {data.items.map((earlier) => (
        <li key={earlier.version}>
          <EarlierVersion earlier={earlier} {...version} />
        </li>
      ))}
    </ul>
  );
}

interface EarlierVersionProps extends Omit<EarlierVersionsProps, 'questionId'> {
  earlier: BankQuestionVersion;
}

function EarlierVersion({ earlier, present, names, onBringBack }: EarlierVersionProps) {
  const timeZone = useTimeZone();
  const then = valuesWith(earlier, present);
  const differences = differencesOf(then, present, names);

  return (
    <details>
      <summary className={question.summary}>
        Version {earlier.version}, until {momentText(earlier.replaced_at, timeZone)}
      </summary>
      {differences.length === 0 ? (
        <Text c="dimmed">It said the same.</Text>
      ) : (
        <>
          <Comparison beforeTitle="Then" afterTitle="Now" differences={differences} />
          <Button variant="default" my="sm" onClick={() => onBringBack(then)}>
            Bring version {earlier.version} back
          </Button>
        </>
      )}
    </details>
  );
}
