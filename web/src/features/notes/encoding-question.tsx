import { chooseEncoding, type UploadedFile } from '@akada/contract/material/notes.ts';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { noteQuery } from './note-api.ts';

type Choice = NonNullable<UploadedFile['encoding_choice']>;

/**
 * Lets the owner choose between two readings of a text. The first was used; choosing the second reads the
 * file again.
 */
export function EncodingQuestion({ id, choice }: { id: string; choice: Choice }) {
  const queries = useQueryClient();
  const choosing = useMutation({
    mutationFn: (encoding: string) => call(chooseEncoding, { params: { id }, body: { encoding } }),
    onSuccess: (note) => {
      queries.setQueryData(noteQuery(id).queryKey, note);
      return queries.invalidateQueries({ queryKey: ['notes'] });
    },
  });

  return (
    <Notice kind="info" title="Which of these looks right?">
      <p>This file can be read in two ways. We used the first.</p>
      <Stack gap={8} mt={8} align="flex-start">
        {[choice.chosen, choice.other].map(({ encoding, sample }) => (
          <Button
            key={encoding}
            variant="default"
            maw="100%"
            dir="auto"
            disabled={choosing.isPending}
            onClick={() => choosing.mutate(encoding)}
          >
            {sample}
          </Button>
        ))}
      </Stack>
      {choosing.error && <p role="alert">{choosing.error.message}</p>}
    </Notice>
  );
}
