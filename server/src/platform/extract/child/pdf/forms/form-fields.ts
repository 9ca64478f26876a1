import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { median } from '../extremes.ts';
import type { Line } from '../lines.ts';

/** The used fields of an annotation from the parser. */
interface Annotation {
  subtype: string;
  rect: number[];
  hidden?: boolean;
  password?: boolean;
  fieldType?: string;
  fieldValue?: unknown;
  options?: { exportValue: string; displayValue: string }[];
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  contentsObj?: { str: string };
  defaultAppearanceData?: { fontSize?: number };
}

/** Where a field does not say how large its letters are. */
const LARGEST = 12;
const SHARE_OF_HEIGHT = 0.7;
const LEADING = 1.2;
/** Letters are about half as wide as they are high; only its box knows where a value ends. */
const WIDTH = 0.5;
const SAME_ROW = 0.5;
const MOST_FIELDS = 1_000;

/**
 * Text that a person typed into a form or over the page, which the page draws separately.
 *
 * @returns lines with their position on the displayed page
 */
export async function filledLines(page: PDFPageProxy): Promise<Line[]> {
  const annotations: Annotation[] = await page.getAnnotations({ intent: 'display' });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  const toPage = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });

  return annotations.slice(0, MOST_FIELDS).flatMap((annotation) => {
    const visibleText = shownIn(annotation).trim();
    if (visibleText === '' || annotation.hidden || annotation.rect.length < 4) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect;
    const corners = [toPage(left, bottom), toPage(right, top)];
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };

    return findLines(visibleText.split(/\r\n|[\r\n]/), box, annotation.defaultAppearanceData?.fontSize ?? 0);
  });
}

function shownIn({ subtype, fieldType, fieldValue, ...field }: Annotation): string {
  if (subtype === 'FreeText') return field.contentsObj?.str ?? '';
  if (subtype !== 'Widget' || field.password) return '';
  if (fieldType === 'Btn') return isTicked(field, fieldValue) ? '☒' : '';

  const values = [fieldValue].flat().filter((value) => typeof value === 'string');
  const named = (value: string) =>
    field.options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
  return fieldType === 'Ch' ? values.map(named).join(', ') : values.join('\n');
}

function isTicked(
  { checkBox, radioButton, exportValue, buttonValue }: Partial<Annotation>,
  value: unknown,
): boolean {
  return (checkBox === true && value === exportValue) || (radioButton === true && value === buttonValue);
}

function findLines(
  texts: readonly string[],
  { left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', number>,
  stated: number,
): Line[] {
  const height = bottom - top;
  const size = stated || Math.min(height * SHARE_OF_HEIGHT, LARGEST);
  const first = texts.length > 1 ? top + size : top + height / 2 + size * 0.35;

  return texts.map((text, index) => ({
    runs: [{ text, bold: false }],
    text,
    x: left,
    right: Math.min(right, left + text.length * size * WIDTH),
    y: first + index * size * LEADING,
    size,
    column: { left: 0, right: 0 },
  }));
}

/**
 * The lines of a page with the filled-in lines next to or below their labels. They get the size of the other
 * lines, because typed text is no heading.
 */
export function withFilled(lines: readonly Line[], filled: readonly Line[]): Line[] {
  const all = [...lines];
  const usual = median(lines.map(({ size }) => size));
  for (const typedLine of filled) {
    const line = { ...typedLine, size: usual || typedLine.size };
    const isBeside = (other: Line) => Math.abs(other.y - line.y) < SAME_ROW * Math.max(other.size, line.size);
    const after = all.findIndex((other) => isBeside(other) && other.x > line.x);
    const before = all.findLastIndex((other) => isBeside(other));
    const above = all.findLastIndex((other) => other.y < line.y);
    all.splice(after >= 0 ? after : (before >= 0 ? before : above) + 1, 0, line);
  }

  return all;
}
