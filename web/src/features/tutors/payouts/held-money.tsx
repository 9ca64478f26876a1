import type { HeldLine, PayoutsOverview } from '@akada/contract/work/money/payouts.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { nairaText } from '../../../lib/format/money.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { TextLink } from '../../../ui/links/links.tsx';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { Part } from '../../../ui/page/panel.tsx';
import { shortDayText, shortMomentText } from './payout-times.ts';
import classes from './payouts.module.css';

/** Prices that Akada holds, each with the reason and the time at which the share is free. */
export function HeldMoney({ overview }: { overview: PayoutsOverview }) {
  const { amount, total, lines } = overview.held;
  if (total === 0) return null;

  return (
    <Part title={`Held ${nairaText(amount)}`}>
      <Text c="dimmed" size="sm" mb="xs">
        Either side may report a problem until 72 hours after the start of a session. Each line says when the
        money is yours.
      </Text>
      <ul className={classes.rows} aria-label="Held money">
        {lines.map((line) => (
          <Held key={line.reference} line={line} />
        ))}
      </ul>
      {total > lines.length && (
        <Text c="dimmed" size="sm" mt="xs">
          {`And ${total - lines.length} more.`}
        </Text>
      )}
    </Part>
  );
}

function Held({ line }: { line: HeldLine }) {
  const zone = useZone();
  const isGroup = line.kind === 'tutorial';
  const name = isGroup ? `Group: ${line.title}` : (line.student ?? 'A student');
  return (
    <li>
      <Avatar name={isGroup ? line.title : name} url={null} size={40} />
      <div className={classes.text}>
        <TextLink
          to={isGroup ? links.tutorTutorials({ id: line.session_id }) : links.session(line.session_id)}
        >
          {`${name}, ${shortDayText(line.starts_at, zone)}`}
        </TextLink>
        <Text size="sm" c="dimmed" className="figures">
          <Reason line={line} zone={zone} />
        </Text>
      </div>
      <span className={`${classes.amount} figures`}>{nairaText(line.amount)}</span>
    </li>
  );
}

function Reason({ line: { reason, free_at }, zone }: { line: HeldLine; zone: string }) {
  const free = free_at === null ? '' : `Yours on ${shortMomentText(free_at, zone)}`;
  switch (reason) {
    case 'ahead':
      return `Still ahead. ${free}`;
    case 'settling':
      return free;
    case 'reported':
      return (
        <>
          <span className={classes.reported}>Someone was reported as missing.</span>{' '}
          {free || 'Open it to answer.'}
        </>
      );
    case 'disputed':
      return (
        <>
          <span className={classes.reported}>You two disagree.</span> An administrator decides.
        </>
      );
  }
}
