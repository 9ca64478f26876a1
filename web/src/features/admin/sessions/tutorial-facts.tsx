import type { AdminTutorialDetail } from '@akada/contract/observers/admin-tutorials.ts';
import { links } from '@akada/core/links/links.ts';
import { describeEnd } from '@akada/core/tutorials/tutorial-words.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ReasonDialog } from '../../../ui/layers/written-dialogs.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { WrittenText } from '../../../ui/page/written-text.tsx';
import classes from '../people/people.module.css';
import { tutorialStateNames } from './session-words.ts';
import { useCancelTutorial } from './tutorials-api.ts';

/** A group tutorial: its participants, facts, and cancellation. */
export function TutorialFacts({ tutorial }: { tutorial: AdminTutorialDetail }) {
  const timeZone = useTimeZone();
  const at = (moment: string) => momentText(moment, timeZone);
  const { seats, seats_taken, least_seats, price, cancelled_at, cancelled_by, cancel_reason, settled_at } =
    tutorial;
  const paid = tutorial.seats_of.filter((seat) => seat.paid).length;
  const facts = [
    ['Begins', at(tutorial.starts_at)],
    ['Ends', at(tutorial.ends_at)],
    ['State', tutorialStateNames[tutorial.state]],
    ['Seats taken', `${seats_taken} of ${seats}, at least ${least_seats}`],
    ['A seat', price === 0 ? 'Free' : nairaText(price)],
    ...(price === 0 ? [] : [['Paid', `${nairaText(paid * price)} for ${counted(paid, 'seat')}`]]),
    ...(cancelled_at === null
      ? []
      : [
          [
            'Cancelled',
            `${at(cancelled_at)}. ${describeEnd({ cancelledBy: cancelled_by, cancelReason: cancel_reason ?? '', tutor: tutorial.tutor.full_name }, { viewer: 'admin' })}`,
          ],
        ]),
    ...(settled_at === null || paid === 0
      ? []
      : [['Money', cancelled_at === null ? 'To the tutor' : 'Goes back to the students']]),
    ['Offered', at(tutorial.created_at)],
  ] as const;

  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Section title="Students">
          <Seats tutorial={tutorial} />
        </Section>
        {tutorial.description !== '' && (
          <Section title="Description">
            <WrittenText>{tutorial.description}</WrittenText>
          </Section>
        )}
        {tutorial.can_cancel && <Cancelling tutorial={tutorial} />}
      </div>
      <Section title="The tutorial">
        <dl className={classes.facts}>
          <div>
            <dt>Tutor</dt>
            <dd>
              <Link to={links.adminUser(tutorial.tutor.id)}>{tutorial.tutor.full_name}</Link>
            </dd>
          </div>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}

function Seats({ tutorial: { seats_of, price } }: { tutorial: AdminTutorialDetail }) {
  const timeZone = useTimeZone();
  if (seats_of.length === 0) return <Text c="dimmed">No student has a seat.</Text>;
  return (
    <dl className={classes.facts}>
      {seats_of.map(({ student, taken_at, ...seat }) => (
        <div key={student.id}>
          <dt>
            <Link to={links.adminUser(student.id)}>{student.full_name}</Link>
          </dt>
          <dd>
            {seatText(seat, price)}, {momentText(taken_at, timeZone)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Seat = AdminTutorialDetail['seats_of'][number];

function seatText({ state, paid }: Pick<Seat, 'state' | 'paid'>, price: number): string {
  if (state === 'left') return 'Paid, seat returned';
  if (state === 'to_pay') return 'Not paid yet';
  return paid || price > 0 ? 'Paid' : 'Joined';
}

function Cancelling({ tutorial }: { tutorial: AdminTutorialDetail }) {
  // The tutorial as it was when the dialog opened: the administrator has not seen later changes.
  const [shown, setShown] = useState<AdminTutorialDetail | null>(null);
  const cancelling = useCancelTutorial();

  return (
    <div>
      <Button variant="default" c="clay" onClick={() => setShown(tutorial)}>
        Cancel tutorial
      </Button>
      {shown && (
        <ReasonDialog
          title="Cancel tutorial?"
          label="Reason"
          description="All students get their money back. They and the tutor read the reason, and it is kept in the record."
          cancel="Go back"
          save="Cancel tutorial"
          rules={({ reason }) => (reason.trim() === '' ? { reason: 'Give a reason' } : {})}
          refusal={cancelling.error}
          isBusy={cancelling.isPending}
          onClose={() => setShown(null)}
          onSave={(reason) =>
            cancelling.mutate({ shown, reason: reason.trim() }, { onSuccess: () => setShown(null) })
          }
        />
      )}
    </div>
  );
}
