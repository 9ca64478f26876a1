/** What the upload takes. The server looks into the files themselves; this only spares the way there. */
import { uploadMaxBytes } from '@akada/core/usage/upload-size.ts';
import { fileSize } from './file-size.ts';

export const acceptedEndings = ['.pdf', '.docx', '.md', '.markdown', '.txt'];

export const acceptedInWords = 'PDF, Word (.docx), Markdown or plain text';

export const largestInWords = fileSize(uploadMaxBytes);

/** @returns why a file cannot be sent, null for one that can */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  const name = file.name.toLowerCase();
  const isAccepted = acceptedEndings.some((ending) => name.endsWith(ending));

  if (!isAccepted) return `${file.name}: this kind of file is not read yet. Choose ${acceptedInWords}.`;
  if (file.size > uploadMaxBytes) {
    return `${file.name} has ${fileSize(file.size)}; up to ${largestInWords} can be sent. Split it into parts.`;
  }
  return file.size === 0 ? `${file.name} is empty. Check that you chose the right file.` : null;
}
