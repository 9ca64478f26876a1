import type { Awaited, ExamScore } from '@akada/contract/observers/progress.ts';
import { links } from '@akada/core/links/links.ts';
import { figures } from '@akada/core/progress/figures.ts';
import { Text } from '@mantine/core';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { BigFigures } from '../../ui/figures/big-figure.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { FigurePanel } from './figure-panel.tsx';
import { dayName, fullDay, shortDay } from './figure-words.ts';
import classes from './progress.module.css';

interface ExamScoresProps {
  exams: readonly ExamScore[];
  awaited: Awaited | undefined;
  file: () => Promise<Blob>;
}

const scoreText = ({ percent }: ExamScore) =>
  percent === null ? 'its result does not show yet' : `${percent}%`;

export function ExamScores({ exams, awaited, file }: ExamScoresProps) {
  return (
    <FigurePanel
      figure="exams"
      awaited={awaited}
      table={
        exams.length > 0 && {
          columns: ['Exam', 'Day', 'Score, %'],
          rows: exams.map(({ title, day, percent }) => [title, fullDay(day), percent]),
          file,
        }
      }
    >
      {exams.length === 0 && !awaited && <Text mt="sm">You finished no exams in this period.</Text>}
      {exams.length > 0 && (
        <>
          {exams.length === 1 ? (
            <div className={classes.few}>
              <BigFigures figures={exams.map((exam) => ({ value: scoreText(exam), name: exam.title }))} />
            </div>
          ) : (
            <LineChart
              label={figures.exams.title}
              points={exams.map((exam) => ({
                name: shortDay(exam.day),
                text: `${dayName(exam.day)}, ${exam.title}: ${scoreText(exam)}`,
                value: exam.percent,
              }))}
            />
          )}
          <p>
            <TextLink to={links.examHistory()}>All exams</TextLink>
          </p>
        </>
      )}
    </FigurePanel>
  );
}
