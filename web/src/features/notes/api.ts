import { deleteFile, listFiles, readPage, startUpload, type UploadedFile } from '@akada/contract/notes.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { type UploadProgress, upload } from '../../lib/http/upload.ts';
import { toast } from '../../lib/toast/toast.ts';

/** Hints bring news at once; while something is being read, this is what stays when no hint comes. */
const whileReadingMs = 4_000;

export const notesQuery = queryOptions({
  queryKey: ['notes', 'list'],
  queryFn: ({ signal }) => call(listFiles, { query: {}, signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? whileReadingMs : false),
});

export const notePageQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['notes', 'page', id, page],
    queryFn: ({ signal }) => call(readPage, { params: { id, n: page }, signal }),
  });

export function useDeleteNote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<UploadedFile, 'id' | 'original_filename'>) =>
      call(deleteFile, { params: { id } }),
    onSuccess: (_answer, { original_filename }) => {
      toast.success(`${original_filename} is deleted.`);
      return queries.invalidateQueries({ queryKey: notesQuery.queryKey });
    },
  });
}

export interface NoteToSend {
  file: File;
  courseName: string;
  idempotencyKey: string;
}

export function sendNote(
  { file, courseName, idempotencyKey }: NoteToSend,
  onProgress: (progress: UploadProgress) => void,
): Promise<UploadedFile> {
  return upload(startUpload, { body: { course_name: courseName }, file, idempotencyKey, onProgress });
}

export function isBeingRead({ status }: Pick<UploadedFile, 'status'>): boolean {
  return status === 'uploaded' || status === 'extracting';
}
