import type { PaperQuestion } from '@akada/contract/work/marking/papers.ts';
import { isAnswered } from '@akada/core/exams/earning-answer.ts';
import classes from './paper.module.css';

interface QuestionStripProps {
  questions: readonly PaperQuestion[];
  selected: number;
  /** Ids of questions whose marks the student contests. */
  contested: readonly string[];
  onSelect: (index: number) => void;
}

/** The questions of a paper, with the outcome of each. */
export function QuestionStrip({ questions, selected, contested, onSelect }: QuestionStripProps) {
  const essayCount = questions.filter(({ essay }) => essay !== undefined).length;
  let essays = 0;
  return (
    <ol className={classes.strip} aria-label="Questions of the paper">
      {questions.map((entry, index) => {
        if (entry.essay !== undefined) essays += 1;
        const name = essayCount > 1 ? `Essay ${essays}` : 'Essay';
        const label = entry.essay === undefined ? String(index + 1) : name;
        const outcome = contested.includes(entry.question.id) ? 'contested' : getOutcome(entry);
        return (
          <li key={entry.question.id}>
            <button
              type="button"
              className="figures"
              aria-label={`${label}, ${outcomeNames[outcome]}`}
              aria-current={index === selected}
              data-outcome={outcome}
              data-essay={entry.essay !== undefined || undefined}
              onClick={() => onSelect(index)}
            >
              {label}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

type Outcome = keyof typeof outcomeNames;

const outcomeNames = {
  right: 'right',
  partly: 'partly right',
  wrong: 'not right',
  open: 'not answered',
  waiting: 'to be marked',
  marked: 'marked',
  contested: 'contested',
} as const;

function getOutcome({ question, essay }: PaperQuestion): Outcome {
  if (essay?.is_waiting) return 'waiting';
  if (essay?.marks) return 'marked';
  if (!isAnswered(question)) return 'open';
  if (question.correct) return 'right';
  return question.marks > 0 ? 'partly' : 'wrong';
}
