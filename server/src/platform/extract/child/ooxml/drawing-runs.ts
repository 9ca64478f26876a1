import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import { plain, type Run } from '../blocks/raw-block.ts';
import { LINE_BREAK } from '../blocks/typed-lines.ts';
import { elementAt, getElements, type XmlElement, xmlText } from '../xml/xml-tree.ts';
import { formulaText } from './formula-text.ts';

/** Fields that say where and when, on every slide. */
const FURNITURE = /^(?:slidenum|datetime)/;

/** The text of a paragraph of DrawingML, which shapes, tables, charts and diagrams share. */
export function drawingRuns(paragraph: XmlElement): Run[] {
  return getElements(paragraph).flatMap((child): Run[] => {
    switch (child.name) {
      case 'r':
        return [drawingRun(child)];
      case 'fld':
        return FURNITURE.test(child.attributes.type ?? '') ? [] : [drawingRun(child)];
      case 'br':
        return [LINE_BREAK];
      case 'm':
        return getElements(child, 'oMath', 'oMathPara').map((formula) => plain(formulaText(formula)));
      case 'AlternateContent':
        return drawingRuns(elementAt(child, 'Choice') ?? child);
      default:
        return [];
    }
  });
}

/** `baseline` is the shift in thousandths of a percent of the size. */
function drawingRun(run: XmlElement): Run {
  const { b = '0', baseline = '0' } = elementAt(run, 'rPr')?.attributes ?? {};
  const text = xmlText(elementAt(run, 't'));
  const shift = Number.parseInt(baseline, 10);
  const shifted = shift > 0 ? raised(text) : shift < 0 ? lowered(text) : text;

  return { text: shifted, bold: b === '1' || b === 'true' };
}
