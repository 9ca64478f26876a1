import { getText, listItem, paragraph, plain, type RawBlock, type Run } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { formatNumber } from '../xlsx/cell-formats.ts';
import { elementAt, getDescendants, getElements, type XmlElement, xmlText } from '../xml/xml-tree.ts';
import { drawingRuns } from './drawing-runs.ts';

/** More values are data, and no table that people read. */
const MOST_ROWS = 200;

/** A chart as what its reader sees: its titles, and the values that it draws as a table. */
function chartBlocks(root: XmlElement): RawBlock[] {
  const plot = elementAt(root, 'chart', 'plotArea');
  const title = titleRuns(elementAt(root, 'chart', 'title'));
  const axes = getElements(plot)
    .filter(({ name }) => name.endsWith('Ax'))
    .map((axis) => ({
      isOfCategories: /^(?:cat|date)/.test(axis.name),
      runs: titleRuns(elementAt(axis, 'title')),
    }));
  const sampledXmlElements = getElements(plot).flatMap((group) => getElements(group, 'ser'));
  const categories = getPoints(getElements(sampledXmlElements[0], 'cat', 'xVal')[0]);
  const values = sampledXmlElements.map((series) => getPoints(getElements(series, 'val', 'yVal')[0]));
  const names = sampledXmlElements.map((series) =>
    xmlText(
      getElements(elementAt(series, 'tx')).flatMap((tx) => [
        ...getDescendants(tx, 'v'),
        ...(tx.name === 'v' ? [tx] : []),
      ])[0],
    ),
  );
  const head = [
    axes.find(({ isOfCategories }) => isOfCategories)?.runs ?? [],
    ...names.map((name) => [plain(name)]),
  ];
  const indexes = [...new Set([categories, ...values].flatMap((points) => [...points.keys()]))];

  return [
    ...paragraphs([title, ...axes.filter(({ isOfCategories }) => !isOfCategories).map(({ runs }) => runs)]),
    ...(head.some((cell) => getText({ runs: cell }).trim() !== '') ? [tableRow(head, true)] : []),
    ...indexes
      .toSorted((one, other) => one - other)
      .slice(0, MOST_ROWS)
      .map((index) =>
        tableRow(
          [categories, ...values].map((points) => [plain(points.get(index) ?? '')]),
          false,
        ),
      ),
  ];
}

const paragraphs = (lines: readonly Run[][]): RawBlock[] =>
  lines.filter((runs) => getText({ runs }).trim() !== '').map((runs) => paragraph(runs));

function titleRuns(title: XmlElement | undefined): Run[] {
  return getDescendants(title, 'p').flatMap((line, index) => [
    ...(index > 0 ? [plain(' ')] : []),
    ...drawingRuns(line),
  ]);
}

/** The cached labels of a chart by their index on the axis. With several levels, the innermost counts. */
function getPoints(data: XmlElement | undefined): Map<number, string> {
  const [cache] = ['strCache', 'numCache', 'lvl', 'strLit', 'numLit'].flatMap((name) =>
    getDescendants(data, name),
  );
  const pattern = xmlText(elementAt(cache, 'formatCode')) || 'General';
  const isNumeric = cache?.name.startsWith('num') ?? false;

  return new Map(
    getElements(cache, 'pt').map((point) => {
      const value = xmlText(elementAt(point, 'v'));
      const visibleText =
        isNumeric && value !== '' ? formatNumber(Number(value), { pattern, bold: false }) : value;
      return [Number(point.attributes.idx), visibleText];
    }),
  );
}

/** A chart of 2016 and later, such as a waterfall or a tree map: its title, and the labels with their values. */
function laterChartBlocks(root: XmlElement): RawBlock[] {
  const title = getDescendants(elementAt(root, 'chart', 'title'), 'p').flatMap(drawingRuns);
  const rows = getDescendants(elementAt(root, 'chartData'), 'data').flatMap((data) => {
    const columns = getElements(data, 'strDim', 'numDim').map((dimension) =>
      getElements(elementAt(dimension, 'lvl'), 'pt').map(xmlText),
    );
    const length = Math.min(Math.max(0, ...columns.map((column) => column.length)), MOST_ROWS);
    return Array.from({ length }, (_, row) => columns.map((column) => [plain(column[row] ?? '')]));
  });

  return [...paragraphs([title]), ...rows.map((row) => tableRow(row, false))];
}

/** Points without a type are what the author of a diagram wrote; the others are lines and the frame. */
function diagramItems(root: XmlElement): RawBlock[] {
  return getElements(elementAt(root, 'ptLst'), 'pt')
    .filter(({ attributes }) => (attributes.type ?? 'node') === 'node')
    .map((point) => titleRuns(elementAt(point, 't')))
    .filter((runs) => runs.some(({ text }) => text.trim() !== ''))
    .map((runs) => listItem(runs));
}

/** Readers of graphic parts, by the name of the referring element. */
export const graphicReaders: Readonly<Record<string, (root: XmlElement) => RawBlock[]>> = {
  chart: (root) =>
    root.name === 'chartSpace' && elementAt(root, 'chartData') ? laterChartBlocks(root) : chartBlocks(root),
  relIds: diagramItems,
};
