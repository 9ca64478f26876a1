export interface TypedText {
  title: string;
  text: string;
}

const longestName = 60;

/** @returns the typed text as a plain text file, named after its title or its first line */
export function typedFile({ title, text }: TypedText): File {
  const [firstLine = ''] = text.trim().split('\n');
  const name = (title.trim() || firstLine)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .slice(0, longestName)
    .trim();

  return new File([text], `${name || 'Typed note'}.txt`, { type: 'text/plain' });
}
