/** Lists what a deactivation would change, with its numbers. */
import type { Consequences } from '@akada/contract/observers/person-consequences.ts';
import { Text } from '@mantine/core';
import { nairaText } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { consequencesQuery } from './api.ts';

/** @returns a sentence for each thing that changes */
function getSentences(consequences: Consequences): string[] {
  const {
    sessions,
    tutorials,
    tutorial_students: students,
    seats,
    refunds,
    lessons,
    renews,
    devices,
  } = consequences;
  return [
    ...(sessions > 0 ? [`${counted(sessions, 'coming session is', 'coming sessions are')} cancelled.`] : []),
    ...(tutorials > 0
      ? [
          `${counted(tutorials, 'group tutorial is', 'group tutorials are')} cancelled for ${counted(students, 'student')}.`,
        ]
      : []),
    ...(seats > 0
      ? [`${counted(seats, 'seat in a group tutorial becomes', 'seats in group tutorials become')} free.`]
      : []),
    ...(refunds > 0 ? [`${nairaText(refunds)} goes back to those who paid.`] : []),
    ...(lessons > 0
      ? [`${counted(lessons, 'lesson returns to its package', 'lessons return to their packages')}.`]
      : []),
    ...(renews ? ['Premium is not renewed while the account is closed.'] : []),
    ...(devices > 0 ? [`${counted(devices, 'device is', 'devices are')} signed out.`] : []),
  ];
}

export function DeactivationConsequences({ personId }: { personId: string }) {
  return (
    <Loaded what="what changes" query={consequencesQuery(personId)} shape={<RowsShape rows={3} lines={1} />}>
      {(consequences) => {
        const sentences = getSentences(consequences);
        if (sentences.length === 0) return <Text>No session, payment or device changes.</Text>;
        return (
          <ul aria-label="What changes">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
