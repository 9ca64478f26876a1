import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { type RefObject, useState } from 'react';
import { fileSize } from '../../../lib/format/numbers.ts';
import { upload } from '../../../lib/http/upload.ts';
import { pictureEdit } from './text-edits.ts';
import { typeInto } from './type-into.ts';

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** Sends a picture and names it in the text, where the cursor stands by then. */
export function usePicture(field: RefObject<HTMLTextAreaElement | null>) {
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  const add = async (file: File) => {
    setFault(null);
    if (file.size > bankLimits.pictureBytes) {
      setFault(
        `A picture has at most ${fileSize(bankLimits.pictureBytes)}. This one has ${fileSize(file.size)}.`,
      );
      return;
    }
    try {
      setSaid('Sending the picture');
      const { id } = await upload(addQuestionPicture, {
        file,
        body: {},
        onProgress: ({ sentBytes, totalBytes }) =>
          setSaid(`Sending the picture: ${Math.round((100 * sentBytes) / totalBytes)} %`),
      });
      const text = field.current;
      if (text === null) return;
      typeInto(text, pictureEdit({ start: text.selectionStart, end: text.selectionEnd }, id));
    } catch (error) {
      setFault(`The picture was not added. ${error instanceof Error ? error.message : ''}`);
    } finally {
      setSaid('');
    }
  };

  return { add, said, fault };
}
