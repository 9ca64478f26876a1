import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { type RefObject, useState } from 'react';
import { fileSize } from '../format/numbers.ts';
import { upload } from '../http/upload.ts';
import { pictureEdit } from './text-edits.ts';
import { typeInto } from './type-into.ts';

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** @returns the id of the picture for the text; null if the person cancels */
export type SendPicture = (file: File, onSent: (percent: number) => void) => Promise<string | null>;

/** A text names the picture as `![description](image:<id>)`. */
export const sendPicture = async (file: File, onSent: (percent: number) => void): Promise<string> => {
  if (file.size > bankLimits.pictureBytes) {
    throw new Error(
      `A picture has at most ${fileSize(bankLimits.pictureBytes)}. This one has ${fileSize(file.size)}.`,
    );
  }
  const { id } = await upload(addQuestionPicture, {
    file,
    body: {},
    onProgress: ({ sentBytes, totalBytes }) => onSent(Math.round((100 * sentBytes) / totalBytes)),
  });
  return id;
};

/** Sends a picture, and inserts it at the cursor's position by then. */
export function usePicture(field: RefObject<HTMLTextAreaElement | null>, send: SendPicture | null) {
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  const add = async (file: File) => {
    if (send === null) return;
    setFault(null);
    try {
      const id = await send(file, (percent) => setSaid(`Sending the picture: ${percent} %`));
      const text = field.current;
      if (text === null || id === null) return;
      typeInto(text, pictureEdit({ start: text.selectionStart, end: text.selectionEnd }, id));
    } catch (error) {
      setFault(`The picture was not added. ${error instanceof Error ? error.message : ''}`);
    } finally {
      setSaid('');
    }
  };

  return { add, said, fault };
}
