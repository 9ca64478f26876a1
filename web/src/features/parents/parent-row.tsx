import type { Parent } from '@akada/contract/identity/parents.ts';
import { dayOfYearText, momentText } from '../../lib/format/dates.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';

/** Who a parent is, since when the parent reads, and when the page was opened last. */
export function ParentRow({ parent }: { parent: Parent }) {
  const zone = useZone();
  const { name, email, mails, by_school, created_at, last_opened_at } = parent;
  const opened =
    last_opened_at === null ? 'not opened yet' : `last opened ${momentText(last_opened_at, zone)}`;

  return (
    <RowText title={name}>
      <RowFacts>
        {by_school ? 'Invited by the school on' : 'Invited on'} {dayOfYearText(created_at, zone)}, {opened}
      </RowFacts>
      {email !== null && (
        <RowFacts>
          {email}, {mails ? 'a mail every Sunday' : 'no mails'}
        </RowFacts>
      )}
    </RowText>
  );
}
