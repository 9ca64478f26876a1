/** Figures as files that spreadsheets open, a row each. */
import type { exportedFigures } from '@akada/contract/observers/progress.ts';
import { requirePlan } from '../../../platform/access/plan.ts';
import { type CsvCell, csvText } from '../../../platform/question-files/csv/csv-text.ts';
import type { ProgressReading, Range, Reader } from './progress-reading.service.ts';

type Figure = (typeof exportedFigures)[number];

type Table = (reading: ProgressReading, reader: Reader, range: Range) => Promise<CsvCell[][]>;

const tables: Record<Figure, Table> = {
  async days(reading, reader, range) {
    const { days } = await reading.read(reader, range);
    const rows = days.map((day) => [day.day, day.questions, day.cards, minutes(day.duration_ms)]);
    return [['day', 'questions', 'cards', 'minutes'], ...rows];
  },
  async topics(reading, reader, range) {
    const { topics } = await reading.read(reader, range);
    const rows = topics.map(({ source, topic, answers, last_day, estimate }) => [
      source.title,
      topic,
      answers,
      last_day,
      ...shares(estimate),
    ]);
    return [['source', 'topic', 'answers', 'last day', 'estimate', 'low', 'high'], ...rows];
  },
  async exams(reading, reader, range) {
    const { exams } = await reading.read(reader, range);
    return [['day', 'exam', 'per cent'], ...exams.map(({ day, title, percent }) => [day, title, percent])];
  },
  async retention(reading, reader, range) {
    const { retention } = await reading.memory(reader, range);
    const rows = retention.weeks.map(({ week, young, mature, all }) => [
      week,
      young.reviews,
      young.known,
      mature.reviews,
      mature.known,
      ...shares(all.estimate),
    ]);
    const ages = ['young reviews', 'young known', 'mature reviews', 'mature known'];
    return [['week from', ...ages, 'share', 'low', 'high'], ...rows];
  },
  async forecast(reading, reader, range) {
    const { forecast } = await reading.memory(reader, range);
    const rows = forecast.days.map(({ day, learning, young, mature }) => [day, learning, young, mature]);
    return [['day', 'learning', 'young', 'mature'], ...rows];
  },
};

const minutes = (ms: number) => Math.round(ms / 6_000) / 10;

function shares(estimate: { share: number; low: number; high: number } | null): CsvCell[] {
  if (estimate === null) return [null, null, null];
  return [estimate.share, estimate.low, estimate.high].map((share) => Math.round(share * 1_000) / 1_000);
}

/** @throws Fault `premium_required`, `not_found` for a course that the caller is not in */
export async function exportFigure(
  reading: ProgressReading,
  reader: Reader,
  { figure, ...range }: Range & { figure: Figure },
): Promise<{ filename: string; bytes: Uint8Array }> {
  requirePlan(reader, 'advanced_analytics');
  const rows = await tables[figure](reading, reader, range);
  return { filename: `akada-${figure}.csv`, bytes: Buffer.from(csvText(rows)) };
}
