/** The words of a section, in the order of its `data-spoken` elements on the page. */
import type { GuidePart, GuideSection, GuideText } from '@akada/contract/material/guides.ts';
import { splitForSpeech } from '@akada/core/speech/speech-pieces.ts';
import { getSpokenLanguage } from '@akada/core/speech/spoken-language.ts';
import type { SpokenPiece } from '../../../lib/speech/reader.ts';
import { getSpokenBlocks, speakTableRow } from '../../../lib/speech/spoken-text.ts';

export interface GuidePiece extends SpokenPiece {
  /** The index of its element. */
  element: number;
}

const factNames = { date: 'Date', person: 'Person', number: 'Figure', formula: 'Formula' } as const;

export function getSectionSpeech({
  own,
  shows_own,
  overview,
  parts,
}: Pick<GuideSection, 'own' | 'shows_own' | 'overview' | 'parts'>): GuidePiece[] {
  const units =
    shows_own && own !== null ? [speak(own)] : [...overview.map(speak), ...parts.flatMap(speakPart)];
  const language = getSpokenLanguage(units.join(' '));
  return units.flatMap((unit, element) => splitForSpeech(unit).map((text) => ({ text, language, element })));
}

const speak = ({ text, content }: GuideText) => getSpokenBlocks({ text, tree: content }).join(' ');
const speakTitle = (title: GuideText | null) => (title === null ? [] : [speak(title)]);

function speakPart(part: GuidePart): string[] {
  switch (part.kind) {
    case 'points':
    case 'steps':
      return [...speakTitle(part.title), ...part.items.map(speak)];
    case 'terms':
      return [...speakTitle(part.title), ...part.items.flatMap((item) => [speak(item.name), speak(item)])];
    case 'facts':
      return part.items.flatMap((item) => [factNames[item.fact], speak(item)]);
    case 'table': {
      const columns = part.columns.map(speak);
      return [
        ...speakTitle(part.caption),
        ...part.rows.map(({ cells }) => speakTableRow(columns, cells.map(speak))),
      ];
    }
    case 'figure':
      return [speak(part)];
    case 'diagram':
      return speakTitle(part.title);
  }
}
