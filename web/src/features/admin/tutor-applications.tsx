import type { TutorRevision } from '@akada/contract/base/tutors.ts';
import type { AdminTutor } from '@akada/contract/observers/admin.ts';
import { links } from '@akada/core/links/links.ts';
import { missedLimit } from '@akada/core/tutors/missed-sessions.ts';
import { getDifferences } from '@akada/core/tutors/profile-revision.ts';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { dayText } from '../../lib/format/dates.ts';
import { isConflict } from '../../lib/http/api-error.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import rows from '../../ui/list/rows.module.css';
import { Comparison } from '../../ui/page/comparison.tsx';
import classes from './admin.module.css';
import { waitingTutorsQuery } from './api.ts';
import { getSubject, isHidden, useApproveTutor, useShowAgain, waitingRevision } from './tutor-decisions.ts';
import { RejectTutor } from './tutor-rejection.tsx';

export function WaitingTutors() {
  // Shown above the list, because the tutor in question may have left it.
  const [conflict, setConflict] = useState<Error | null>(null);

  return (
    <>
      <FormFault error={conflict} />
      <Loaded
        what="the tutors who wait"
        query={waitingTutorsQuery}
        shape={<RowsShape rows={2} lines={2} hasButton />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">No tutors are waiting for approval.</Text>
          ) : (
            <ul className={rows.list} aria-label="Tutors waiting for approval">
              {items.map((tutor) => (
                <li key={tutor.user_id} className={rows.entry}>
                  {isHidden(tutor) ? (
                    <HiddenTutor tutor={tutor} />
                  ) : (
                    <WaitingTutor tutor={tutor} onConflict={setConflict} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

interface WaitingTutorProps {
  tutor: AdminTutor;
  onConflict: (conflict: Error | null) => void;
}

function WaitingTutor({ tutor, onConflict }: WaitingTutorProps) {
  const approval = useApproveTutor(onConflict);
  const revision = waitingRevision(tutor);
  const { full_name, email } = tutor;

  return (
    <>
      <div className={rows.text}>
        <strong>{full_name}</strong> <Text component="span">{email}</Text>
        {revision === null ? <Application tutor={tutor} /> : <Change tutor={tutor} revision={revision} />}
        {approval.error && !isConflict(approval.error) && (
          <Notice kind="error">{approval.error.message}</Notice>
        )}
      </div>
      <div className={rows.actions}>
        <ActionButton
          isBusy={approval.isPending}
          aria-label={`Approve ${getSubject(tutor)}`}
          onClick={() => {
            onConflict(null);
            approval.mutate(tutor);
          }}
        >
          Approve
        </ActionButton>
        <RejectTutor tutor={tutor} onConflict={onConflict} />
      </div>
    </>
  );
}

/** A hidden tutor who missed sessions and is under review. */
function HiddenTutor({ tutor }: { tutor: AdminTutor }) {
  const showing = useShowAgain();
  const timeZone = useTimeZone();
  const { user_id, full_name, email, profile } = tutor;

  return (
    <>
      <div className={rows.text}>
        <strong>{full_name}</strong> <Text component="span">{email}</Text>
        <Text>
          Missed {missedLimit.sessions} sessions in {missedLimit.days} days. Students have not seen the
          profile since {dayText(profile.hidden_at ?? '', timeZone)}.
        </Text>
        {showing.error && <Notice kind="error">{showing.error.message}</Notice>}
      </div>
      <div className={rows.actions}>
        <ActionButton
          isBusy={showing.isPending}
          aria-label={`Show again: ${full_name}`}
          onClick={() => showing.mutate(tutor)}
        >
          Show again
        </ActionButton>
        <ButtonLink variant="default" to={links.adminUser(user_id)}>
          Open the account
        </ButtonLink>
      </div>
    </>
  );
}

function Application({ tutor: { profile } }: { tutor: AdminTutor }) {
  return (
    <>
      <Text>{profile.headline}</Text>
      <Text className={classes.biography}>{profile.biography}</Text>
      <Text c="dimmed">{[...profile.subjects, ...profile.qualifications].join(' · ')}</Text>
    </>
  );
}

function Change({ tutor: { profile }, revision }: { tutor: AdminTutor; revision: TutorRevision }) {
  return (
    <Stack gap="xs">
      <Text>This tutor is approved and wants to change the profile. Students see the approved version.</Text>
      <Comparison
        beforeTitle="Approved"
        afterTitle="Proposed"
        differences={getDifferences(profile, revision.content)}
      />
    </Stack>
  );
}
