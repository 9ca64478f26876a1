import { guideMarkdown } from '@akada/core/guide/guide-markdown.ts';
import { planGuide } from '@akada/core/guide/plan-guide.ts';
import { containsWords, normalForm } from '@akada/core/text/words.ts';
import { expect, test } from 'vitest';
import { documentAt } from '../read-paths.ts';

/** A reader found these in each note, without having seen the code. */
const NOTES = {
  'law-negligence.md': [
    'Donoghue v Stevenson, Hedley Byrne v Heller, Caparo Industries v Dickman, Hill v Chief Constable',
    'Robinson v Chief Constable of West Yorkshire, Blyth v Birmingham Waterworks, Nettleship v Weston',
    'Bolam v Friern Hospital, Bolitho v City & Hackney HA, Montgomery v Lanarkshire, Bolton v Stone',
    'Paris v Stepney, Latimer v AEC, Mullin v Richards, Barnett v Chelsea & Kensington Hospital',
    'Fairchild v Glenhaven, Barker v Corus, McKew v Holland, Re Polemis, The Wagon Mound',
    'Hughes v Lord Advocate, Smith v Leech Brain, Morris v Murray, Froom v Butcher, Patel v Mirza',
  ],
  'nursing-cardio.txt': [
    'pericardial sac, tamponade, mitral, semilunar, S1 lub, S3 after S2, stenosis, 60-100/min, bundle of His',
    'PR interval 0.12-0.20, STEMI, CO = HR x SV, SV / EDV, (SBP + 2 DBP)/3, BP CO x SVR, Frank-Starling, RAAS',
    'ANP, ADH, ACE inhib, beta blocker, orthostatic hypotension, 60-65%',
  ],
} as const;

const flat = (text: string) => normalForm(text.replace(/[()[\]\\*_=/+]/g, ' '));

test.each(Object.entries(NOTES))(
  'a guide of %s has everything that a reader finds in it',
  async (name, lines) => {
    const document = await documentAt(new URL(`notes/${name}`, import.meta.url).pathname);
    const { sections } = planGuide({ document, focus: '' });
    const extracts = sections.flatMap(({ extract }) => extract ?? []);
    expect([extracts.length, extracts.filter(({ checks }) => checks.length > 0).length]).toEqual([
      sections.length,
      sections.length,
    ]);
    const guide = flat(
      guideMarkdown(
        '',
        extracts.map((section) => ({ ...section, own: null, checks: [] })),
      ),
    );
    const names = lines.flatMap((line) => line.split(', '));
    expect(names.filter((one) => !containsWords(guide, flat(one)))).toEqual([]);
  },
);
