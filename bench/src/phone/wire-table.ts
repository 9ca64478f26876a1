/** Tables of the counted traffic. */
import { apiBase } from '@akada/contract/table.ts';
import { markdownTable } from '../report/figure-table.ts';
import type { Exchange } from './wire.ts';

const kinds = ['document', 'script', 'styles', 'fonts', 'pictures', 'event stream', 'API'] as const;
type Kind = (typeof kinds)[number];

const endings: Record<string, Kind> = {
  js: 'script',
  css: 'styles',
  woff2: 'fonts',
  svg: 'pictures',
  png: 'pictures',
  webp: 'pictures',
  webm: 'pictures',
  mp4: 'pictures',
};

function getKind({ path }: Exchange): Kind {
  if (path === `${apiBase}/events`) return 'event stream';
  if (path.startsWith(apiBase)) return 'API';
  return endings[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'document';
}

const sum = (exchanges: readonly Exchange[], side: 'up' | 'down') =>
  exchanges.reduce((bytes, exchange) => bytes + exchange[side], 0);

const kb = (bytes: number) => (bytes / 1_000).toFixed(1);

const cells = (exchanges: readonly Exchange[]) => [
  String(exchanges.length),
  kb(sum(exchanges, 'up')),
  kb(sum(exchanges, 'down')),
  kb(sum(exchanges, 'up') + sum(exchanges, 'down')),
];

/** @returns a row for each group and one for all of them, in kB */
export function trafficTable(title: string, groups: readonly [string, readonly Exchange[]][]): string {
  const all = groups.flatMap(([, exchanges]) => exchanges);
  return markdownTable(
    [title, 'requests', 'up (kB)', 'down (kB)', 'both (kB)'],
    [...groups, ['all', all] as const].map(([name, exchanges]) => [name, ...cells(exchanges)]),
  );
}

/** @returns the exchanges by kind; calls of the API by endpoint, the heaviest first */
export function groupByKind(exchanges: readonly Exchange[]): [string, Exchange[]][] {
  const groups = Map.groupBy(exchanges, (exchange) =>
    getKind(exchange) === 'API' ? getEndpoint(exchange) : getKind(exchange),
  );
  return [...groups].sort(([, one], [, other]) => weigh(other) - weigh(one));
}

/** @returns a table with one row for each page: the bytes of each kind, both ways */
export function firstVisitTable(visits: readonly { page: string; exchanges: readonly Exchange[] }[]): string {
  return markdownTable(
    ['first visit (kB)', 'requests', ...kinds, 'up', 'both'],
    visits.map(({ page, exchanges }) => [
      page,
      String(exchanges.length),
      ...kinds.map((kind) => kb(weigh(exchanges.filter((exchange) => getKind(exchange) === kind)))),
      kb(sum(exchanges, 'up')),
      kb(weigh(exchanges)),
    ]),
  );
}

const weigh = (exchanges: readonly Exchange[]) => sum(exchanges, 'up') + sum(exchanges, 'down');

const getEndpoint = ({ method, path }: Exchange) =>
  `${method} ${path.slice(apiBase.length).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
