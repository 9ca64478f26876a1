import { caseKinds, toCursor, type WaitingPage } from '@akada/contract/observers/waiting.ts';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ListAddress, readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { queueQuery } from './api.ts';
import { Claim } from './claim.tsx';
import classes from './waiting.module.css';
import { WaitingLink } from './waiting-link.tsx';
import { kindNames, serverRows, toRow } from './waiting-words.ts';

/** Everything that waits for an administrator, the longest wait first. */
export function WaitingQueue() {
  const address = useListAddress();
  const timeZone = useTimeZone();
  const kind = readOneOf(address, 'kind', caseKinds);
  const query = queueQuery({ kind, after: address.after });
  const { data } = useQuery(query);
  const now = Date.now();

  return (
    <Stack>
      {data && data.counts.length > 0 && <Counts page={data} address={address} kind={kind} />}
      {data && kind === undefined && address.page === 0 && <ServerRows counts={data.counts} now={now} />}
      <ResourceList
        what="what waits"
        one="case"
        label="What waits"
        address={address}
        query={query}
        continuesAfterItem
        narrowedBy={['kind']}
        noneFound="Nothing of this kind waits."
        shape={{ rows: 5, lines: 2, hasButton: true }}
        empty={<Empty isAll={data?.counts.length === 0} />}
        idOf={toCursor}
        row={(one) => (
          <WaitingLink
            row={toRow(one, timeZone)}
            now={now}
            isFirst={data !== undefined && data.items[0]?.id === one.id}
          />
        )}
        actions={(one) => {
          const { title, about } = toRow(one, timeZone);
          return <Claim one={one} title={`${title}, ${about}`} />;
        }}
      />
    </Stack>
  );
}

interface CountsProps {
  page: WaitingPage;
  address: ListAddress;
  kind: (typeof caseKinds)[number] | undefined;
}

/** The number of all cases, and of each kind with cases. */
function Counts({ page: { counts }, address, kind }: CountsProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const getCount = (one: string) => counts.find((found) => found.kind === one)?.count ?? 0;

  return (
    <>
      <Title order={2} className={classes.count}>
        {numberText(total)} {total === 1 ? 'thing waits' : 'things wait'}
      </Title>
      <Chips
        label="Kinds"
        options={[
          ['', `All ${numberText(total)}`],
          ...caseKinds
            .filter((one) => getCount(one) > 0 || one === kind)
            .map((one) => [one, `${kindNames[one]} ${numberText(getCount(one))}`] as const),
        ]}
        value={kind ?? ''}
        onChange={(value) => address.choose({ kind: value })}
      />
    </>
  );
}

/** Failures of the server, which have no separate page. */
function ServerRows({ counts, now }: { counts: WaitingPage['counts']; now: number }) {
  const rows = serverRows(counts);
  if (rows.length === 0) return null;

  return (
    <Panel>
      <ul className={classes.rows} aria-label="This server">
        {rows.map((row) => (
          <li key={row.id}>
            <WaitingLink row={row} now={now} isFirst={false} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Only an answer without any count says that nothing waits. */
function Empty({ isAll }: { isAll: boolean }) {
  return <Text c="dimmed">{isAll ? 'Nothing waits.' : 'Only the server needs attention.'}</Text>;
}
