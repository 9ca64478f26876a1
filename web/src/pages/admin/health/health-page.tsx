import { readHealth } from '@akada/contract/observers/health.ts';
import type { HealthLevel, HealthPart } from '@akada/core/operations/health.ts';
import { Text } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { adminKey } from '../../../features/admin/api.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { call } from '../../../lib/http/call.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './health-page.module.css';

const healthQuery = queryOptions({
  queryKey: [...adminKey, 'health'],
  queryFn: ({ signal }) => call(readHealth, { signal }),
  staleTime: 10_000,
  refetchInterval: 30_000,
});

const names: Record<HealthPart, string> = {
  database: 'Database',
  connections: 'Connections to the database',
  transactions: 'Open transactions',
  jobs: 'Jobs',
  outbox: 'Events',
  mail: 'Mail',
  disk: 'Disk',
  migrations: 'Migrations',
  clock: 'Clock',
};

const words: Record<HealthLevel, string> = { green: 'Fine', amber: 'Watch', red: 'Act now' };

const summaries: Record<HealthLevel, string> = {
  green: 'Everything is fine.',
  amber: 'Something needs your attention soon.',
  red: 'Something needs you now.',
};

/** Each part of the installation, how it is, and what to do. */
export function Component() {
  const timeZone = useTimeZone();

  return (
    <Page title="Health">
      <Loaded what="the health" query={healthQuery} shape={<RowsShape rows={9} lines={2} />}>
        {({ level, parts, checked_at }) => (
          <Panel>
            <Text>
              <b>{summaries[level]}</b> Checked {momentText(checked_at, timeZone)}.
            </Text>
            <ul className={`${classes.parts} figures`}>
              {parts.map(({ part, level: partLevel, fact, advice }) => (
                <li key={part} data-level={partLevel}>
                  <div className={classes.head}>
                    <b>{names[part]}</b>
                    <span className={classes.level}>{words[partLevel]}</span>
                  </div>
                  <p>{fact}</p>
                  {advice !== null && <p className={classes.advice}>{advice}</p>}
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Loaded>
    </Page>
  );
}
