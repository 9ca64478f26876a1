import type { CardSettings } from '@akada/contract/work/reviews.ts';
import { type Grade, grades } from '@akada/core/memory/grade.ts';
import { nextInterval } from '@akada/core/reviews/next-intervals.ts';
import { getUsedParameters } from '@akada/core/reviews/review-settings.ts';
import type { Asked } from '@akada/core/reviews/review-sitting.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useZone } from '../../../lib/session/use-zone.ts';
import classes from './review.module.css';

const gradeNames: Record<Grade, string> = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' };

/** @returns the grades that the student uses; practice that leaves the schedule unchanged has two */
export function getGrades(buttons: 2 | 4, isPractice: boolean): readonly Grade[] {
  return buttons === 2 || isPractice ? [grades.again, grades.good] : [1, 2, 3, 4];
}

interface GradeButtonsProps {
  asked: Asked;
  given: readonly Grade[];
  settings: CardSettings;
  isPractice: boolean;
  /** The grade that a typed answer suggests; null for none. */
  suggested: Grade | null;
  onGrade: (grade: Grade) => void;
}

/** The buttons for grades, each with the time after which the card returns. */
export function GradeButtons({ asked, given, settings, isPractice, suggested, onGrade }: GradeButtonsProps) {
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const schedule = {
    now,
    localDay: localDay(now, zone),
    retention: settings.retention,
    parameters: getUsedParameters(settings)?.parameters,
  };

  return (
    <fieldset className={classes.grades} aria-label="How well did you know it?">
      {given.map((grade) => (
        <UnstyledButton
          key={grade}
          className={classes.grade}
          data-grade={grade}
          {...(grade === grades.easy && { 'data-course': 6 })}
          data-suggested={grade === suggested || undefined}
          onClick={() => onGrade(grade)}
        >
          <strong>{given.length === 2 && grade === grades.good ? 'Known' : gradeNames[grade]}</strong>
          {!isPractice && <span className="figures">{nextInterval(asked.state, grade, schedule)}</span>}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
