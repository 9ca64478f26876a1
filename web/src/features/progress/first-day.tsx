import type { Awaited } from '@akada/contract/observers/progress.ts';
import { figures } from '@akada/core/progress/figures.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { awaitedText, firstSteps } from './figure-words.ts';
import classes from './progress.module.css';

/** Shown before the first answer: the figures to come and the first step to them. */
export function FirstDay({ awaited }: { awaited: readonly Awaited[] }) {
  const { to, text } = firstSteps.answer_questions;

  return (
    <Empty title="Your figures begin with your first answer" action={<ButtonLink to={to}>{text}</ButtonLink>}>
      Answer a few questions, and this page says what you know, how much you did and what to do next.
      <span className={classes.ahead}>
        {awaited.map((it) => (
          <span key={it.figure}>
            <b>{figures[it.figure].title}</b>
            <span>{awaitedText(it)}</span>
          </span>
        ))}
      </span>
    </Empty>
  );
}
