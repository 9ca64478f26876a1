import type { Guide } from '@akada/contract/work/guide-generation.ts';
import { LineText } from '../../ui/content/lazy-content.tsx';
import { OpenPassage } from './passage-links.tsx';
import { SectionText } from './section-text.tsx';

/** A guide on paper: all parts, each statement with its page number, and the answers at the end. */
export function PrintedGuide({ guide: { title, origin_sentence, sections } }: { guide: Guide }) {
  return (
    <OpenPassage value={null}>
      <h1>{title}</h1>
      {origin_sentence !== null && <p>{origin_sentence}</p>}
      {sections.map((section) => (
        <section key={section.number}>
          <h2>
            {section.number}. <LineText text={section.title.text} tree={section.title.content} />
          </h2>
          <SectionText section={section} />
          {section.check.length > 0 && (
            <ul>
              {[...section.check.entries()].map(([at, { question, answer }]) => (
                <li key={at}>
                  <LineText text={question.text} tree={question.content} />{' '}
                  <em>
                    <LineText text={answer.text} tree={answer.content} />
                  </em>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </OpenPassage>
  );
}
