/** Each dependency, six ways to fail. */
import { startProgram } from '../instance/child-program.ts';
import type { Figure } from '../report/figure.ts';
import { markdownTable, shown } from '../report/figure-table.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import { type Cell, type CellDeps, measureCell } from './cell.ts';
import type { DatabaseServer } from './database-server.ts';
import type { Dependency } from './dependencies/dependency.ts';
import { openGoogle } from './dependencies/google.ts';
import { openObjectStore } from './dependencies/object-store.ts';
import { openPostgres } from './dependencies/postgres.ts';
import { openReader } from './dependencies/reader.ts';
import { openSmtp } from './dependencies/smtp.ts';
import { faultKinds } from './fault-proxy.ts';

/** The health endpoint reports the database; users of the other dependencies get a message. */
const noticedWithin = 5;

/** Measures all cells, prints them, and judges them by dependency. */
export async function measureMatrix(
  { instance, proxy }: DatabaseServer,
  only: readonly string[],
): Promise<Figure[]> {
  const all = [
    await openSmtp(),
    await openObjectStore(),
    await openGoogle(),
    openReader(),
    openPostgres(proxy),
  ];
  const named = all.filter(({ name }) => only.includes(name));
  const dependencies = named.length > 0 ? named : all;
  const settings = Object.assign({}, ...dependencies.map((dependency) => dependency.settings));
  const product = await startWholeProduct(instance, settings);
  const callers = await startProgram(new URL('./callers-process.ts', import.meta.url));
  try {
    const cells = await measureAll({ instance, product, callers }, dependencies);
    console.log(`\n${cellTable(cells)}\n`);
    return dependencies.flatMap((dependency) => getPromises(dependency, cells));
  } finally {
    await callers.end();
    await product.end();
    for (const dependency of all) await dependency.close();
  }
}

/**
 * Mail returns after its wait of a minute, so other faults are measured in the meantime; the database's fault
 * is measured only once nothing else is pending.
 */
async function measureAll(deps: CellDeps, dependencies: readonly Dependency[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const kind of faultKinds) {
    const pending: Promise<Cell>[] = [];
    for (const dependency of dependencies) {
      if (dependency.name === 'PostgreSQL') cells.push(...(await Promise.all(pending.splice(0))));
      console.error(`${dependency.name}, ${kind} ...`);
      const { finish } = await measureCell(deps, dependency, kind);
      pending.push(finish.then(reported));
      if (dependency.name !== 'SMTP') await finish;
    }
    cells.push(...(await Promise.all(pending)));
  }
  return cells;
}

/** Prints a finished cell while the rest takes its minutes. */
function reported(cell: Cell): Cell {
  console.error(JSON.stringify(cell));
  return cell;
}

function cellTable(cells: readonly Cell[]): string {
  const heading = [
    'dependency',
    'fault',
    'lost',
    'doubled',
    'p99 of others, ms',
    '5xx with Retry-After',
    '5xx without, or no answer',
    'told to those who need it',
    'health says it after, s',
    'back after, s',
  ];
  return markdownTable(
    heading,
    cells.map((cell) => [
      cell.dependency,
      cell.kind,
      String(cell.lost),
      String(cell.doubled),
      shown(cell.p99),
      String(cell.fairRefusals),
      String(cell.unfairRefusals),
      cell.answers,
      cell.noticed === null ? '' : shown(cell.noticed),
      shown(cell.back),
    ]),
  );
}

function getPromises({ name, answerWithin, backWithin }: Dependency, cells: readonly Cell[]): Figure[] {
  const ownCells = cells.filter(({ dependency }) => dependency === name);
  const isDatabase = name === 'PostgreSQL';
  const worst = (label: string, unit: string, of: (cell: Cell) => number, max: number): Figure => ({
    name: `${name}: ${label}`,
    unit,
    measured: Math.max(...ownCells.map(of)),
    bare: null,
    goal: { most: max, of: 'unit' },
  });
  return [
    worst('lost or doubled', 'records', ({ lost, doubled }) => lost + doubled, 0),
    worst('failures that do not say when to try again', 'answers', (cell) => cell.unfairRefusals, 0),
    worst('p99 of others', 'ms', ({ p99 }) => p99, answerWithin),
    ...(isDatabase
      ? [worst('health says it', 's', ({ noticed }) => noticed ?? Number.POSITIVE_INFINITY, noticedWithin)]
      : [worst('refusals to others', 'answers', ({ fairRefusals }) => fairRefusals, 0)]),
    worst('back', 's', ({ back }) => back, backWithin),
  ];
}
