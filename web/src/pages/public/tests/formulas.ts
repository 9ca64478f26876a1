/** Formulas of every kind, to be checked by eye. */
export const formulas = String.raw`
## In a line

A body of mass $m$ at height $h$ has the energy $E = mgh$; by \(v = \sqrt{2gh}\) it falls with $v \approx 14\,\mathrm{m\,s^{-1}}$.

A price is no formula: $5 and $10, cost $3-$4, ₦500.

## In a line of its own

$$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$

\[\int_0^\infty e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2}, \qquad \sum_{k=1}^{n} k = \frac{n(n+1)}{2}\]

$$A = \begin{pmatrix} a & b \\ c & d \end{pmatrix}, \quad \det A = \begin{vmatrix} a & b \\ c & d \end{vmatrix} = ad - bc$$

$$f(x) = \begin{cases} x^2 & x \ge 0 \\ -x & x < 0 \end{cases}$$

$$\begin{aligned} (a+b)^2 &= a^2 + 2ab + b^2 \\ (a+b)(a-b) &= a^2 - b^2 \end{aligned}$$

## Chemistry

$\ce{2H2 + O2 -> 2H2O}$, and in a line of its own:

$$\ce{SO4^2- + Ba^2+ -> BaSO4 v} \qquad \ce{^{227}_{90}Th+} \qquad \ce{A <=>[H2O] B}$$

## Marks and drawings

$\vec{F}$, $\overrightarrow{AB}$, $\widehat{xyz}$, $\overbrace{a + b}^{n}$, $\cancel{x}$, $\boxed{42}$, $\textcolor{red}{r}$, $\pmb{x}$

## Wider than a phone

$$1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19 + 20 + 21 + 22 + 23 + 24 = 300$$

A matrix in a line: $\begin{pmatrix} 1 & 2 & 3 & 4 & 5 & 6 & 7 & 8 & 9 & 10 & 11 & 12 & 13 & 14 & 15 & 16 \end{pmatrix}$ of one row.

| Law | Formula |
| --- | --- |
| Ohm | $U = RI$ |
| Gas | $pV = nRT$ |

## What cannot be set

A formula with a mistake shows its source, marked: $\frac{a}{$ and $\unknown{x}$. So does one that would lead out of the page: $\href{https://example.com}{x}$.
`;
