import {
  isAnswerable,
  judgesAtOnce,
  type PracticeEvent,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import type { NumericalBody, ShortBody } from '@akada/core/question-types/question-body.ts';
import { presentBody } from '@akada/core/question-types/question-types.ts';
import { ActionIcon } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AnswerField } from '../../../ui/answers/answer-field.tsx';
import classes from '../practice.module.css';
import { stemId } from './stem-id.ts';

interface AnswerBarProps {
  body: ShortBody | NumericalBody;
  session: PracticeSession;
  /** Buttons of help, above the field. */
  help: ReactNode;
  onAct: (event: PracticeEvent) => void;
}

/** The field of a typed answer with its button: on a phone both lie on the keys, on a desk below the question. */
export function AnswerBar({ body, session, help, onAct }: AnswerBarProps) {
  const submit = () => onAct({ type: 'answer' });

  return (
    <div className={classes.bar} data-answer-bar>
      <div className={classes.help}>{help}</div>
      <div className={classes.field}>
        <AnswerField
          stem=""
          content={null}
          presented={presentBody(body, '')}
          response={session.response ?? null}
          describedBy={stemId}
          onChange={(response) => onAct({ type: 'respond', response })}
          onSubmit={submit}
        />
        <ActionIcon
          size={48}
          variant="filled"
          className={classes.go ?? ''}
          aria-label={judgesAtOnce(session) ? 'Check' : 'Next'}
          disabled={!isAnswerable(session)}
          onClick={submit}
        >
          <IconArrowRight size={24} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
