import { hiddenFromParents, parentLimits, seenByParents } from '@akada/core/parents/parents.ts';
import { Button, Stack, Text } from '@mantine/core';
import { sayRefusal, useDeletion } from '../../lib/query/deletion.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { ownParents, ownParentsQuery } from './api.ts';
import { InviteParent } from './invite-parent.tsx';
import { ParentRow } from './parent-row.tsx';

/** Shows a student who reads how they do, and lets them invite and end parents. */
export function OwnParents() {
  const ending = useDeletion(ownParents);

  return (
    <Stack>
      <Section title="Parents">
        <Loaded
          what="your parents"
          query={ownParentsQuery}
          shape={<RowsShape rows={1} lines={2} hasButton />}
        >
          {({ items }) => (
            <Stack>
              {items.length === 0 && (
                <Text>Nobody reads how you do. You can let a parent read it, without an account.</Text>
              )}
              <Rows
                label="Parents who read how you do"
                items={items}
                idOf={({ id }) => id}
                row={(parent) => <ParentRow parent={parent} />}
                actions={(parent) =>
                  parent.can_end && (
                    <Button
                      variant="subtle"
                      color="gray"
                      size="compact-md"
                      onClick={() => ending.mutate(parent, sayRefusal)}
                    >
                      End
                    </Button>
                  )
                }
              />
              {items.some(({ can_end }) => !can_end) && (
                <Text c="dimmed">
                  Your school invited this parent. Ask an administrator of your school to end it.
                </Text>
              )}
              {items.length < parentLimits.max ? (
                <InviteParent personId={null} />
              ) : (
                <Text c="dimmed">
                  You have {items.length} parents here. End one, then you can invite another.
                </Text>
              )}
            </Stack>
          )}
        </Loaded>
      </Section>
      <Section title="A parent sees this">
        <Stack gap="xs">
          <ul>
            {seenByParents.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Text>{hiddenFromParents}</Text>
        </Stack>
      </Section>
    </Stack>
  );
}
