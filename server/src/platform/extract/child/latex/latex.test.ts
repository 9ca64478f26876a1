import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boldIn, outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (source: string) =>
  (await reading.open('notes.tex', source)).document.pages.flatMap(outline);

const article = String.raw`\documentclass[a4paper]{article}
\usepackage{amsmath} % formulas
\newcommand{\vect}[1]{\mathbf{#1}}
\title{The water cycle}
\begin{document}
\maketitle
\section{Water\label{sec:water}}
Water \textbf{evaporates} from the sea \cite{smith}. % not this
It costs 100\,\$ --- see~\ref{fig:x} and \emph{caf\'e}, na\"{\i}ve, \`a.
The energy is $E = mc^2$ and \(a_1 * b_2\).
\[ \int_0^1 x \, dx = \frac{1}{2} \]

\begin{equation}\label{eq:a}
a^2 + b^2 = c^2
\end{equation}
\subsection*{Steps}
\begin{enumerate}[(i)]
  \item rain
  \begin{itemize}
    \item light
    \item[heavy:] a lot
  \end{itemize}
  \item snow\footnote{It is \textit{cold}.}
\end{enumerate}
\begin{tabular}{|l|r|}
\hline
River & Length \\
\hline
Nile & 6650 \\
Rhine & 1233
\end{tabular}
\begin{verbatim}
if (x) { % kept
  y();
}
\end{verbatim}
\input{other}
10\textsuperscript{-14} of H\textsubscript{2}O, ${'``'}quoted''.
\end{document}
Not this.`;

describe('a LaTeX document', () => {
  it('has its headings, lists, tables, formulas and code, and no commands', async () => {
    const { document } = await reading.open('notes.tex', article);

    expect(document.title).toBe('The water cycle');
    expect(document.pages.flatMap(outline)).toEqual([
      'heading2 Water',
      String.raw`paragraph Water evaporates from the sea . It costs 100 $ — see and café, naïve, à. The energy is $E = mc^2$ and \(a_1 * b_2\). \[ \int_0^1 x \, dx = \frac{1}{2} \]`,
      'paragraph $$a^2 + b^2 = c^2$$',
      'heading3 Steps',
      'list_item#1 rain',
      'list_item1 light',
      'list_item1 heavy: a lot',
      'list_item#2 snow (It is cold.)',
      'table_row River | Length',
      'table_row Nile | 6650',
      'table_row Rhine | 1233',
      'code if (x) {\n  y();\n}',
      'paragraph 10⁻¹⁴ of H₂O, “quoted”.',
    ]);
    expect(boldIn(document)).toEqual(['evaporates', 'heavy:']);
    expect(document.pages.flatMap(({ blocks }) => blocks).filter(({ head }) => head)).toHaveLength(1);
  });

  it('may be a part of one, without a preamble', async () => {
    expect(await getOutline('\\chapter{Rivers}\nThey run.\n\nTo the sea.')).toEqual([
      'heading1 Rivers',
      'paragraph They run.',
      'paragraph To the sea.',
    ]);
  });

  it('has signs as they were typed, and terms with their meanings', async () => {
    const source = String.raw`\verb|a_{b}| costs \textless{} 5.
\begin{description}\item[osmosis] water that moves\end{description}`;

    expect(await getOutline(source)).toEqual([
      'paragraph a_{b} costs < 5.',
      'list_item osmosis: water that moves',
    ]);
  });

  it('has slides with titles', async () => {
    expect(
      await getOutline('\\begin{frame}{Rivers}\n\\begin{itemize}\\item Nile\\end{itemize}\\end{frame}'),
    ).toEqual(['heading2 Rivers', 'list_item Nile']);
  });

  it('in Arabic stays in logical order', async () => {
    expect(await getOutline('\\section{الماء}\nيتبخر \\textbf{الماء} من البحر.')).toEqual([
      'heading2 الماء',
      'paragraph يتبخر الماء من البحر.',
    ]);
  });
});

describe('LaTeX that is broken or hostile', () => {
  it.each([
    ['a price', 'It costs $5 and runs.', 'It costs $5 and runs.'],
    ['open braces', '\\textbf{It runs.', 'It runs.'],
    ['too many braces', '}}}} It runs. }', 'It runs.'],
    ['an end without a beginning', '\\end{itemize} It runs. \\item', 'It runs.'],
    ['a formula without its end', 'It runs. \\begin{equation} a = b', 'It runs.'],
    ['a command that calls itself', '\\newcommand{\\a}{\\a\\a} \\a It runs.', 'It runs.'],
    ['null bytes', 'It\0 runs.', 'It runs.'],
  ])('with %s is read', async (_, source, expected) => {
    expect((await getOutline(source)).join(' ')).toContain(expected);
  });

  it.each([
    ['braces', '{'.repeat(200_000)],
    ['lists', '\\begin{itemize}\\item a '.repeat(20_000)],
  ])('with endless %s is rejected', async (_, source) => {
    expect(await reading.read('deep.tex', source)).toMatchObject({ ok: false, reason: 'too_deep' });
  });

  it.each([
    ['dollar signs', '$ a '.repeat(400_000)],
    ['commands', '\\cite{'.repeat(300_000).replaceAll('{', '[')],
    ['labels', '\\label '.repeat(200_000)],
    ['one line', 'rain '.repeat(1_000_000)],
  ])('is read with %s', async (_, source) => {
    expect(await reading.read('long.tex', `Rain. ${source}`)).toMatchObject({ ok: true });
  });

  it('is empty if it consists only of commands', async () => {
    expect(
      await reading.read('none.tex', '\\documentclass{article}\\begin{document}\\maketitle\\end{document}'),
    ).toMatchObject({
      reason: 'empty',
    });
  });
});
