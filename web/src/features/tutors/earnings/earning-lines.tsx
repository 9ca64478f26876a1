import type { EarningLine } from '@akada/contract/work/money/earnings.ts';
import { links } from '@akada/core/links/links.ts';
import { earningNames } from '@akada/core/payments/earning-words.ts';
import type { ListAddress } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { earningLinesQuery } from './api.ts';
import { monthAndYear } from './months.tsx';

interface EarningLinesProps {
  address: ListAddress;
  /** The selectable months, oldest first. */
  months: readonly string[];
}

/** Each session and tutorial with its earnings. */
export function EarningLines({ address, months }: EarningLinesProps) {
  const zone = useZone();
  const month = months.find((one) => one === address.read('month')) ?? '';
  const options = [
    ['', 'All months'] as const,
    ...months.toReversed().map((one) => [one, monthAndYear(one)] as const),
  ];

  return (
    <ResourceList
      what="the lines"
      one="line"
      label="Earnings, line by line"
      address={address}
      query={earningLinesQuery(month, address.page)}
      filters={<ListFilters address={address} filters={[{ name: 'month', label: 'Month', options }]} />}
      shape={{ rows: 4, lines: 2 }}
      narrowedBy={['month']}
      empty="No earnings yet. When a student pays for a session, it appears here."
      noneFound="Nothing was earned in this month."
      idOf={({ session_id }) => session_id}
      row={(line) => <RowText title={getName(line)} to={getPage(line)} />}
      columns={[
        {
          label: 'When',
          textOf: ({ starts_at, minutes }) => `${momentText(starts_at, zone)}, ${minutes} min`,
        },
        { label: 'Yours', textOf: ({ amount }) => nairaText(amount) },
        { label: 'Paid', textOf: ({ paid }) => `of ${nairaText(paid)}` },
        { label: 'State', textOf: ({ state }) => earningNames[state] },
      ]}
    />
  );
}

const getName = ({ kind, title, student, seats }: EarningLine) =>
  kind === 'tutorial' ? `Group: ${title}, ${counted(seats, 'seat')}` : `${student ?? 'A student'}, ${title}`;

const getPage = ({ kind, session_id }: EarningLine) =>
  kind === 'tutorial' ? links.tutorTutorials({ id: session_id }) : links.session(session_id);
