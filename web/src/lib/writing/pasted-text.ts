import { fetchCode } from '../lazy/lazy.tsx';

/** The texts of a clipboard, which can be read only during the event. */
export interface PastedTexts {
  text: string;
  html: string;
}

/** Larger pages are pasted only as the plain text. */
const maxHtmlLength = 2_000_000;

/** @param data of a paste */
export function readPaste(data: Pick<DataTransfer, 'getData'>): PastedTexts {
  return { text: data.getData('text/plain'), html: data.getData('text/html') };
}

/** @returns whether the HTML may raise or lower characters */
export function canBeShifted({ html }: PastedTexts): boolean {
  return html.length <= maxHtmlLength && /<su[bp]\b|vertical-align/i.test(html);
}

/** @returns the plain text with its raised and lowered pieces; without them if their code cannot be fetched */
export async function getPastedText(paste: PastedTexts): Promise<string> {
  if (!canBeShifted(paste)) return paste.text;
  try {
    const { withShifts } = await fetchCode(() => import('./shifted-text.ts'));
    return withShifts(paste);
  } catch {
    return paste.text;
  }
}
