import '@mantine/core/styles/Switch.css';
import { getAdultMark, saveAdultMark } from '@akada/contract/observers/message-care.ts';
import { Stack, Switch } from '@mantine/core';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Section } from '../../ui/page/panel.tsx';

const markQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'adult', id],
    queryFn: ({ signal }) => call(getAdultMark, { params: { id }, signal }),
  });

/** The school marks a person as an adult. Without the mark everybody counts as a minor. */
export function AdultMark({ personId, isChangeable }: { personId: string; isChangeable: boolean }) {
  const queries = useQueryClient();
  const query = markQuery(personId);
  const save = useMutation({
    mutationFn: (adult: boolean) => call(saveAdultMark, { params: { id: personId }, body: { adult } }),
    onSuccess: (mark) => {
      queries.setQueryData(query.queryKey, mark);
      return queries.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return (
    <Section title="Age">
      <Loaded what="the mark" query={query} shape={<RowsShape rows={1} lines={2} />}>
        {({ adult }) => (
          <Stack>
            <Switch
              label="The school says that this person is an adult"
              description="Without this mark a person counts as a minor: only tutors of their class or session write to them, and notifications rest at night."
              checked={adult}
              disabled={!isChangeable || save.isPending}
              onChange={({ currentTarget }) => save.mutate(currentTarget.checked)}
            />
            <FormFault error={save.error} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
