import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { getStoredFiles, removeStoredFile, type StoredFile } from '../../../lib/device/stored-files.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Sentences } from '../../../ui/feedback/sentences.tsx';
import { typedFile } from './typed-file.ts';

/** The service worker fills it for the next signed-in student: the share sheet knows no account. */
const folder = 'shared';

interface SharedFilesProps {
  onFiles: (files: File[]) => void;
}

/** Files and texts that another app has shared with the installed app. They are sent only when the person says so. */
export function SharedFiles({ onFiles }: SharedFilesProps) {
  const [shared, setShared] = useState<readonly { id: string; file: File }[]>([]);
  const files = shared.map(({ file }) => file);

  useEffect(() => {
    let isGone = false;
    void getStoredFiles(folder)
      .then((storedFiles) =>
        Promise.all(storedFiles.map(async (one) => ({ id: one.id, file: await toFile(one) }))),
      )
      .then((found) => {
        if (!isGone) setShared(found);
      });
    return () => {
      isGone = true;
    };
  }, []);

  const finish = () => {
    for (const { id } of shared) void removeStoredFile(folder, id);
    setShared([]);
  };
  if (shared.length === 0) return null;
  return (
    <Notice
      kind="info"
      title={`${counted(files.length, 'file')} from another app`}
      actions={
        <>
          <Button
            onClick={() => {
              finish();
              onFiles(files);
            }}
          >
            Add to my notes
          </Button>
          <Button variant="subtle" onClick={finish}>
            Discard
          </Button>
        </>
      }
    >
      <Sentences
        of={files.map(({ name }) => name)}
        most={5}
        more={(count) => `${counted(count, 'more file')}.`}
      />
    </Notice>
  );
}

/** Shared text becomes a note like text that is typed. */
async function toFile({ file, facts }: StoredFile): Promise<File> {
  const { title } = Object(facts) as { title?: unknown };
  return typeof title === 'string' ? typedFile({ title, text: await file.text() }) : file;
}
