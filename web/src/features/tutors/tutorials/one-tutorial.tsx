import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { nairaText } from '../../../lib/format/money.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Panel, Section } from '../../../ui/page/panel.tsx';
import { participantsQuery, useCancelTutorial } from './api.ts';
import { TutorialForm } from './tutorial-form.tsx';

interface OneTutorialProps {
  tutorial: Tutorial;
  zone: string;
}

/** A tutorial of the tutor: its students, its content, and the button to cancel it. */
export function OneTutorial({ tutorial, zone }: OneTutorialProps) {
  const { id, state, seats_taken, seats, price } = tutorial;
  const isOpen = state === 'open';

  return (
    <Stack gap={24}>
      {!isOpen && (
        <Notice kind="info">
          {state === 'over'
            ? 'This tutorial has ended.'
            : `This tutorial is cancelled.${price > 0 ? ' All students get their money back.' : ''}`}
        </Notice>
      )}
      <Section title={`Students, ${seats_taken} of ${seats} seats`}>
        <Loaded what="the students" query={participantsQuery(id)} shape={<RowsShape rows={2} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Text c="dimmed">No seat is taken so far.</Text>
            ) : (
              <ul className={rows.list}>
                {items.map((one) => (
                  <li key={one.student_id} className={rows.entry}>
                    <RowText title={one.full_name}>
                      <RowFacts>
                        {one.state === 'joined' ? 'Has a seat' : `Has to pay ${nairaText(price)}`}
                      </RowFacts>
                    </RowText>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
      {isOpen && (
        <>
          <Panel>
            <TutorialForm
              tutorial={tutorial}
              zone={zone}
              onSaved={() => toast.success('The tutorial is saved.')}
            />
          </Panel>
          <Cancelling tutorial={tutorial} />
        </>
      )}
    </Stack>
  );
}

function Cancelling({ tutorial: { id, title, seats_taken, price } }: { tutorial: Tutorial }) {
  const [isAsked, setAsked] = useState(false);
  const cancelling = useCancelTutorial(id, () => {
    setAsked(false);
    toast.success(`${title} is cancelled.`);
  });

  return (
    <div>
      <Button variant="subtle" color="clay" onClick={() => setAsked(true)}>
        Cancel this tutorial
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="Cancel this tutorial?"
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(false)}>
              Go back
            </Button>
            <ActionButton color="clay" isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
              Cancel tutorial
            </ActionButton>
          </>
        }
      >
        {cancelling.error && <Notice kind="error">{cancelling.error.message}</Notice>}
        <Text>
          {seats_taken === 0
            ? 'No seat is taken.'
            : `We tell everyone who has a seat${price > 0 ? ', and all money goes back' : ''}.`}{' '}
          This cannot be undone.
        </Text>
      </Dialog>
    </div>
  );
}
